import { addToCart, counted, eMail, fillAddress } from "./guest";
import { expect, type Page, test } from "./journey";

// The checkout page while it is filled in: its price and its sentences follow what is typed.

const hasScript = () => test.info().project.name === "js";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const pay = (page: Page) => page.locator("main .pay-button");

test("the button says the price of the last choice, in whatever order the answers come", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script the price comes with the next page.");
  await addToCart(page);
  await page.goto("/checkout");
  let letFirstThrough = () => undefined as void;
  const held = new Promise<void>((done) => (letFirstThrough = done));
  await page.route("**/checkout/price?pin=400001*", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const parts = page.locator(".live-part[aria-busy]");
  await field(page, "PIN").fill("400001");
  await expect(parts).toHaveCount(4);
  await field(page, "PIN").fill("395007");
  await expect(pay(page)).toHaveText("Pay ₹214");
  letFirstThrough();
  await page.getByRole("radio", { name: /^By courier/ }).check();
  await expect(pay(page)).toHaveText("Pay ₹234");
  await expect(parts).toHaveCount(0);
  await expect(field(page, "PIN")).toHaveValue("395007");
});

test("what is typed and chosen before the script runs stays, and its PIN has a price", async ({
  page,
}) => {
  await addToCart(page);
  let start = () => undefined as void;
  const held = new Promise<void>((done) => (start = done));
  await page.route("**/assets/entry.client*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/checkout", { waitUntil: "commit" });
  // By selectors: a locator by label would wait for the script.
  for (const [name, text] of [
    ["name", "Meera Desai"],
    ["line", "12 Ring Road"],
    ["pin", "395007"],
  ] as const)
    await page.evaluate(
      ([at, typed]) => {
        const control = document.querySelector<HTMLInputElement>(`main [name="${at}"]`);
        if (control) control.value = typed;
      },
      [name, text] as const,
    );
  const method = await page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLInputElement>("[name=method]")].at(-1);
    last?.click();
    return last?.value ?? "";
  });
  expect(method).not.toBe("");
  start();
  await expect(page.locator("main [name=pin]")).toHaveValue("395007");
  await expect(field(page, "Name")).toHaveValue("Meera Desai");
  await expect(field(page, "House and street")).toHaveValue("12 Ring Road");
  await expect(page.locator(`[name=method][value=${method}]`)).toBeChecked();
  if (hasScript()) await expect(pay(page)).toHaveText(/^(Pay|Place order) ₹/);
});

test("a price that changes under a finger is not the one that is ordered", async ({ page }) => {
  test.skip(!hasScript(), "Without a script no price changes by itself.");
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill("meera@example.com");
  await expect(pay(page)).toHaveText("Pay ₹214");
  let answer = () => undefined as void;
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/checkout/price?*way=courier*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("radio", { name: /^By courier/ }).check();
  await pay(page).hover();
  await page.mouse.down();
  const come = page.waitForResponse("**/checkout/price?*");
  answer();
  await (await come).finished();
  await expect(pay(page)).toHaveText("Pay ₹214");
  await page.mouse.up();
  await expect(page.getByRole("alert")).toContainText("the total is now ₹234");
  await expect(page).toHaveURL(/\/checkout/);
  await expect(pay(page)).toHaveText("Pay ₹234");
});
