import { expect, type Page } from "@playwright/test";

export const password = "groundnut-2024";
export const owner = { email: "owner@prayosha.example", password: "press-and-pack" };
/** Of the demo shop: has an order in every status. */
export const asha = { email: "asha@prayosha.example", password: "groundnut" };

let people = 0;

function somebodyNew() {
  people += 1;
  const email = `meera-${Date.now()}-${process.pid}-${people}@example.com`;
  return { name: "Meera Desai", email, password };
}

/** Fills in the registration form as somebody new and sends it; ends on the login page. */
export async function register(page: Page) {
  const person = somebodyNew();
  await page.goto("/register");
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Phone").fill("98250 12345");
  await page.getByLabel("Address").fill("12 Ring Road, Surat 395002");
  await page.getByLabel("What city were you born in?").fill("Surat");
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/login/);
  return person;
}

/** Makes this browser that of a new shopper, as the registration form does for who comes from the cart; opens no page. */
export async function becomeShopper(page: Page) {
  const person = somebodyNew();
  const details = { phone: "98250 12345", address: "12 Ring Road, Surat 395002", answer: "Surat" };
  await send(page, "/register", { ...person, ...details, redirectTo: "/cart" });
  return person;
}

/** Signs in as the login form does, without its page; opens what `path` leads to, if it is given. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
  path?: string,
): Promise<void> {
  const redirectTo = new URLSearchParams(path?.replace("/login?", "")).get("redirectTo") ?? "";
  const next = await send(page, "/login", { ...person, redirectTo });
  if (path) await page.goto(next);
}

/** Sends a form without its page, with the browser's cookies. Returns the address that it leads to. */
async function send(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return new URL(answer.headers().location ?? "", answer.url()).href;
}

/** Signs in on the login page; leaves wherever that leads. */
export async function signInOnPage(
  page: Page,
  person: { email: string; password: string },
  path = "/login",
) {
  await page.goto(path);
  await fillLogin(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillLogin(page: Page, person: { email: string; password: string }) {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(person.email);
  await main.getByLabel("Password", { exact: true }).fill(person.password);
  await main.getByRole("button", { name: "Login" }).click();
}
