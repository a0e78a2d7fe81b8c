import { readdirSync } from "node:fs";
import path from "node:path";
import { expectNoBarriers } from "./barriers";
import { expect } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// The shop audits itself in a process of its own, and the owner signs what it found.

const { shop, test } = ownersPhone();
const screen = "/dashboard/admin/self-audit";

test("the owner runs the self-audit, reads it and signs; every page leads to the certificate", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { javaScriptEnabled = true } = test.info().project.use;
  const guestContext = await browser.newContext({ javaScriptEnabled, baseURL: shop.address });
  const guest = await guestContext.newPage();
  expect((await guest.goto("/dark-patterns"))?.status()).toBe(404);
  await expect(guest.getByText("We have not signed a certificate")).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByRole("link", { name: "No dark patterns" })).toHaveCount(0);

  await signIn(page, owner, `/login?redirectTo=${screen}`);
  await expect(page.getByText("No certificate is signed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Run the audit" }).click();
  await expect(async () => {
    if (!javaScriptEnabled) await page.goto(screen);
    await expect(page.getByRole("heading", { name: /^Found nothing, / })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(13);
  await expect(page.getByText("4 presses to buy, 2 to cancel")).toBeVisible();
  await fits(page);
  // The copy went with its process, and the order in it is none of the shop's.
  expect(
    readdirSync(path.dirname(shop.databaseFile)).filter((name) => name.startsWith("self-audit")),
  ).toEqual([]);

  await page.getByLabel("Who signs, as it stands on the certificate").fill("Ramesh Shah");
  await page.getByLabel("Remark (optional)").fill("Read on a Sunday.");
  // As if the password had been typed long ago.
  shop.inDatabase((raw) => raw.exec("UPDATE sessions SET confirmed_at = 0"));
  await page.getByRole("button", { name: "Sign" }).click();
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("link", { name: "The certificate" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign" })).toHaveCount(0);

  await guest.goto("/Store");
  await guest.getByRole("link", { name: "No dark patterns" }).click();
  await expect(guest).toHaveURL("/dark-patterns");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Self-audit of dark patterns");
  for (const said of ["Ramesh Shah", "Read on a Sunday.", "Found nothing"])
    await expect(guest.getByText(said).first()).toBeVisible();
  await expectNoBarriers(guest);
  for (const [language, name] of [
    ["gu", "ખોટી ઉતાવળ"],
    ["hi", "झूठी जल्दबाज़ी"],
  ] as const) {
    await guest.goto(`/${language}/dark-patterns`);
    await expect(guest.getByRole("heading", { name })).toBeVisible();
  }
  await guestContext.close();
});
