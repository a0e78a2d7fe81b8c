import { expect, type Page } from "@playwright/test";

export const password = "groundnut-2024";
export const owner = { email: "owner@prayosha.example", password: "press-and-pack" };
/** Of the demo shop: has an order in every status. */
export const asha = { email: "asha@prayosha.example", password: "groundnut" };

let people = 0;

/** Fills in the registration form as somebody new and sends it; ends on the login page. */
export async function register(page: Page, overrides: { email?: string } = {}) {
  people += 1;
  const person = {
    name: "Meera Desai",
    email: `meera-${Date.now()}-${process.pid}-${people}@example.com`,
    ...overrides,
  };
  await page.goto("/register");
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Phone").fill("98250 12345");
  await page.getByLabel("Address").fill("12 Ring Road, Surat 395002");
  await page.getByLabel("What city were you born in?").fill("Surat");
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/login/);
  return { ...person, password };
}

/** Signs in on the login page; leaves wherever that leads. */
export async function signIn(
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
