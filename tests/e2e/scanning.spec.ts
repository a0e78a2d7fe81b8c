import { expectNoBarriers } from "./barriers";
import { counter, find, hasScript, somebodyNew, writeDown } from "./counter-desk";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";

/** A number with its check digit, of this journey alone. */
function anEan(at: number): string {
  const digits = `890${String(Date.now()).slice(-7)}${test.info().project.name === "js" ? 1 : 2}${at}`;
  const sum = [...digits].reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A pack with a number under its bar code. */
async function aPack(page: Page, name: string, ean: string) {
  const main = page.getByRole("main");
  await page.goto(`${area}/create-product`);
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("Description").fill("It is scanned.");
  await main.getByLabel("Price").fill("100");
  await main.getByLabel("Quantity").fill("1");
  await main.getByLabel("Number under the bar code").fill(ean);
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
}

/** As a scanner types: the code, then Enter. */
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
};

test("packs are scanned at the counter and into the box", async ({ page }) => {
  test.setTimeout(180_000);
  const [one, two, stranger] = [anEan(1), anEan(2), anEan(3)];
  const mark = `${test.info().project.name} ${Date.now()}`;
  await signIn(page, owner, `/login?redirectTo=${area}`);
  await aPack(page, `Scanned Tin ${mark}`, one);
  await aPack(page, `Scanned Jar ${mark}`, two);

  const { number, name } = somebodyNew();
  await page.goto(counter);
  await find(page, number);
  const field = page.getByLabel("Scan a pack");
  const packs = (what: string) =>
    page.locator(".counter-packs").getByLabel(new RegExp(`^Scanned ${what} ${mark}`));
  await field.focus();
  if (hasScript()) {
    // An hour at the counter: 60 scans, as fast as they can be typed.
    for (let each = 0; each < 60; each += 1) await scan(page, each % 2 === 0 ? one : two);
    await expect(packs("Tin")).toHaveValue("30");
    await expect(packs("Jar")).toHaveValue("30");
    await scan(page, stranger);
    await expect(page.getByText(`No pack has the code ${stranger}.`)).toBeVisible();
    await packs("Tin").fill("2");
    await packs("Jar").fill("1");
  } else {
    for (const code of [one, two, one]) {
      await page.getByLabel("Scan a pack").fill(code);
      await page.getByLabel("Scan a pack").press("Enter");
    }
    await expect(packs("Tin")).toHaveValue("2");
    await expect(packs("Jar")).toHaveValue("1");
  }
  await expectNoBarriers(page);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("To an address").check();
  await page.getByLabel("House and street").fill("4 Market Road");
  await page.getByLabel("City or village").fill("Surat");
  await page.getByLabel("PIN", { exact: true }).fill("395007");
  await page.getByLabel(/^Cash/).check();
  await writeDown(page);
  const [order = ""] = /PR-\d+/.exec(await page.getByText(/^PR-\d+ for /).innerText()) ?? [];

  await page.goto(`${area}/parcels/${order}`);
  await page.getByRole("link", { name: "Scan the packs" }).click();
  await expect(page).toHaveURL(/\/pack$/);
  const box = page.getByLabel("Scan each pack");
  const put = async (code: string) => {
    await box.focus();
    await scan(page, code);
  };
  await put(one);
  await expect(page.getByText("Missing: 2 packs")).toBeVisible();
  await put(stranger);
  await expect(page.getByText(`No pack has the code ${stranger}.`)).toBeVisible();
  if (hasScript()) {
    // Signed out in another tab: what is scanned now must not seem to wait for a connection.
    const kept = await page.context().cookies();
    await page.context().clearCookies();
    await put(two);
    await expect(page.getByText("This scan was not taken.")).toBeVisible();
    await page.context().addCookies(kept);
  }
  await page.reload();
  await expect(page.getByText("Missing: 2 packs")).toBeVisible();
  await page.getByRole("button", { name: /^Packed one: Scanned Jar/ }).click();
  await expect(page.getByText("Missing: 1 pack", { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  // After a tap the scanner's keys find the field by themselves.
  if (hasScript()) await scan(page, two);
  else await put(two);
  await expect(page.getByText(/one too many/).first()).toBeVisible();
  await put(one);
  await expect(page.locator(".pack-done")).toContainText(`Order ${order} is packed.`);
});
