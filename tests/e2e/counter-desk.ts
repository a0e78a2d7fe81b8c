import { expect, type Page, test } from "./journey";

export const counter = "/dashboard/admin/counter";

export const hasScript = () => test.info().project.name === "js";

let customers = 0;

/** A customer whom no other journey knows, also not another try of this one. */
export function somebodyNew() {
  customers += 1;
  const { project, retry } = test.info();
  const number = `97${project.name === "js" ? 1 : 2}${retry}${String(Date.now() % 100_000).padStart(5, "0")}${customers % 10}`;
  return { number, name: `Kanta Ben ${number.slice(2)}` };
}

/** The form of whoever has this mobile. */
export async function find(page: Page, phone: string) {
  await page.getByLabel("The customer’s mobile").fill(phone);
  await page.getByRole("button", { name: "Find the customer" }).click();
  await expect(page.getByRole("group", { name: "Packs" })).toBeVisible();
}

/** The button that writes the order down: without script the total is shown by the first press. */
export async function writeDown(page: Page) {
  const see = page.getByRole("button", { name: "See the total" });
  const write = page.getByRole("button", { name: /Write it down: ₹/ });
  await expect(see.or(write)).toBeVisible();
  if (!hasScript() && (await see.isVisible())) await see.click();
  await write.click();
  const written = page.getByText(/^PR-\d+ for /);
  const other = page.getByText(/^The total is now ₹/);
  await expect(written.or(other)).toBeVisible();
  // Pressed before the price of what was typed last was there.
  if (await other.isVisible()) await write.click();
  await expect(written).toBeVisible();
}

/** Where the packs of an order are typed, not the field for scans above them. */
export const packFields = (page: Page) =>
  page.getByRole("group", { name: "Packs" }).getByRole("textbox", { name: /Ltr\./ });
