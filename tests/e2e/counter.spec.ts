import { expect, type Page, type Route, test } from "./journey";
import {
  counter as path,
  find,
  hasScript,
  packFields,
  somebodyNew,
  writeDown,
} from "./counter-desk";
import { owner, signIn } from "./people";

/** What a price is asked of. */
const price = new RegExp(`${path}(\\.data)?$`);

/** With script the next price waits, as on a slow network, until the returned function is called: that ends when it is there. */
async function heldPrice(page: Page): Promise<() => Promise<void>> {
  if (!hasScript()) return async () => {};
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(price, hold, { times: 1 });
  return async () => {
    const answered = page.waitForResponse(price);
    release();
    await answered;
  };
}

test("an order is written down, and a regular buyer has the same again in four taps", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${path}`);
  const { number, name } = somebodyNew();
  await find(page, `+91 ${number.slice(0, 5)}-${number.slice(5)}`);
  await expect(page.getByText("Nobody known yet")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await packFields(page).first().fill("2");
  await writeDown(page);
  await expect(page.getByText(new RegExp(`for ${name}: ₹.+, cash, taken along`))).toBeVisible();
  await expect(page.getByRole("link", { name: /^Invoice / })).toBeVisible();
  await expect(page).toHaveURL(/written=PR-\d+$/);

  // The same again, taken along, cash: the number, and four taps.
  await find(page, number);
  await page.getByRole("button", { name: "The same again" }).click();
  await expect(page.getByRole("textbox", { name: /Ltr\./ }).first()).toHaveValue("2");
  await page.getByRole("button", { name: /Write it down: ₹/ }).click();
  await expect(page.getByText(new RegExp(`^PR-\\d+ for ${name}`))).toBeVisible();
  await expect(page.getByRole("table").getByText(name)).toHaveCount(2);

  await page.getByRole("link", { name: /^Open PR-/ }).click();
  await expect(page.getByText("Written down by")).toBeVisible();
});

test("an order on the phone goes to an address and is paid by a link", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${path}`);
  const { number, name } = somebodyNew();
  await find(page, number);
  await page.getByLabel("Name", { exact: true }).fill(name);
  const answer = await heldPrice(page);
  const asked = hasScript() && page.waitForRequest(price);
  await packFields(page).first().fill("1");
  await asked;
  // While the price of the pack is on its way.
  await page.getByLabel("To an address").check();
  await answer();
  await expect(page.getByLabel("To an address")).toBeChecked();
  await page.getByLabel("House and street").fill("4 Market Road");
  await page.getByLabel("City or village").fill("Surat");
  await page.getByLabel("PIN", { exact: true }).fill("39500");
  await page.getByLabel("Pay link, sent by WhatsApp").check();
  await page.getByRole("button", { name: /See the total|Write it down/ }).click();
  await expect(page.locator(".field-error")).toContainText("PIN must have 6 digits");
  await expect(page.getByLabel("House and street")).toHaveValue("4 Market Road");

  await page.getByLabel("PIN", { exact: true }).fill("395007");
  await writeDown(page);
  await expect(page.getByText(/^PR-\d+ for /)).not.toContainText("taken along");
  const whatsApp = page.getByRole("link", { name: "Send the pay link by WhatsApp" });
  await expect(whatsApp).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/91${number}\\?text=`),
  );
  expect(page.url()).not.toContain(number);
});

test("the owner takes something off, and sees it before, on the order and on its invoice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, owner, `/login?redirectTo=${path}`);
  const { number, name } = somebodyNew();
  await find(page, number);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await packFields(page).first().fill("2");
  if (!hasScript()) await page.getByRole("button", { name: "See the total" }).click();
  await page.getByText("Give a discount").click();
  const price = page.getByLabel(/: price of a pack, ₹$/);
  const list = Number(await price.getAttribute("placeholder"));
  await price.fill(String(list + 1));
  await page.getByRole("button", { name: /Write it down: ₹/ }).click();
  await expect(page.locator(".counter-bargain .field-error")).toContainText("never above that");

  await price.fill(String(list - 1));
  await page.getByLabel("Off the whole, ₹").fill("3");
  if (hasScript()) await expect(page.getByText("− ₹5", { exact: true })).toBeVisible();
  await writeDown(page);
  await expect(page.getByText(", cash, taken along, ₹5 off.")).toBeVisible();
  await page.getByRole("link", { name: /^Open PR-/ }).click();
  await expect(page.getByText("− ₹5", { exact: true })).toBeVisible();
  await expect(page.getByText("gave a discount of ₹5")).toBeAttached();
});
