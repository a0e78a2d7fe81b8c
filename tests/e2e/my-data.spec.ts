import Database from "better-sqlite3";
import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { fillLogin, owner, register, signIn } from "./people";

/** A shop of its own, which sends mail: nothing listens there, so links are read from the outbox. */
const shop = new Shop();
const test = journeyIn(shop);

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.start({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Prayosha <shop@example.com>",
  });
});
test.afterAll(() => shop.remove());

/** The path of the link in the newest mail to this address. */
function mailedPath(email: string): string {
  const raw = new Database(shop.databaseFile, { readonly: true });
  const text = raw
    .prepare(
      "SELECT text FROM mails WHERE recipient = ? AND kind = 'my-data-link' ORDER BY created_at DESC",
    )
    .pluck()
    .get(email);
  raw.close();
  const path = /(\/(?:gu\/)?my-data\/[\w-]{43})/.exec(String(text))?.[1];
  if (!path) throw new Error("No link was mailed");
  return path;
}

async function erase(page: Page, tick: string, press: string) {
  await page.getByLabel(tick).check();
  await page.getByRole("button", { name: press, exact: true }).click();
  await expect(page).toHaveURL(/\/my-data\/erased$/);
}

test("somebody with an account reads their data, takes them away and erases them", async ({
  page,
}) => {
  const person = await register(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/user");
  await page.getByRole("main").getByRole("link", { name: "My data" }).first().click();
  await expect(page.getByRole("heading", { name: "My data", level: 1 })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByText("Profile (").click();
  await expect(page.getByText("12 Ring Road, Surat 395002")).toBeVisible();

  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download for programs (JSON)" }).click();
  expect((await file).suggestedFilename()).toBe("my-data.json");

  await erase(page, "Yes, erase my data", "Erase my data");
  await expect(page.getByText("Your data are erased, and you are logged out.")).toBeVisible();
  await expectNoBarriers(page);
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page.getByText("The email or the password is not right.")).toBeVisible();
});

test("a guest is mailed a link in Gujarati, sees what is held and erases it", async ({ page }) => {
  const email = `guest-${test.info().project.name}-${Date.now()}@example.com`;
  await page.goto("/contact");
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Meera Desai");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone number").fill("90000 00661");
  await form.getByLabel("Area").fill("Adajan");
  await form.getByLabel("Message").fill("When do you press?");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(/Thank you!!/)).toBeVisible();

  await page.goto("/gu");
  await page.getByRole("contentinfo").getByRole("link", { name: "મારો ડેટા" }).click();
  await page.getByRole("main").getByLabel("ઇમેઇલ").fill(email);
  await page.getByRole("button", { name: "લિંક ઇમેઇલ કરો" }).click();
  await expect(page).toHaveURL(/\/gu\/my-data\?sent=1$/);

  await page.goto(mailedPath(email));
  await page.getByRole("button", { name: "મારો ડેટા જુઓ" }).click();
  await expect(page).toHaveURL(/\/gu\/my-data$/);
  await expectNoBarriers(page);
  await page.getByText("પૂછપરછ (1)").click();
  await expect(page.getByText("When do you press?")).toBeVisible();
  await erase(page, "હા, મારો ડેટા ભૂંસો", "મારો ડેટા ભૂંસો");
  await expect(page.getByText("તમારો ડેટા ભૂંસાઈ ગયો, અને તમે લોગ આઉટ થયા.")).toBeVisible();
});

test("the owner writes a breach down and lets the letters go", async ({ page }) => {
  const title = `Mail account read ${test.info().project.name}`;
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/breaches");
  await page.getByRole("link", { name: "Write down a breach" }).click();
  await page.getByLabel("Short name, for the book").fill(title);
  await page.getByLabel("Noticed").fill("2026-11-20T10:00");
  const english = {
    "What happened": "Somebody read our mail account.",
    Where: "Our mail provider",
    "How many people, how much": "Mails of two days",
    "What may come of it": "False calls in our name.",
    "What you have done, and will do": "The password is new.",
    "What the person can do": "Pay nobody who calls.",
  };
  for (const [label, words] of Object.entries(english))
    await page.getByLabel(label, { exact: true }).first().fill(words);
  await page.getByLabel("Whom to ask").fill("Ramesh Shah, 0261 400 1234");
  await page.getByRole("button", { name: "Save" }).click();
  // No kind of data was ticked: nothing typed is lost.
  await expect(page.getByRole("alert")).toContainText("Tick at least one kind of data");
  await page.getByLabel("email addresses").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectNoBarriers(page);

  await page.getByLabel("Add to the list").selectOption("listed");
  await page.getByLabel("Addresses", { exact: true }).fill("touched@example.com\nalso@example.com");
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByRole("main").getByText("2 people, each once.")).toBeVisible();
  await page.getByRole("button", { name: "Send the letters to 2 people" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("2 of 2 letters are in the outbox")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Told now" }).nth(1).click();
  await expect(page.getByText(/Told on/)).toBeVisible();
});
