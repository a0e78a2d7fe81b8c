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
  await expect(page.getByText(/^Deliver to 395007: ₹50,/)).toBeVisible();
  await expect(parts).toHaveCount(0);
  await expect(field(page, "PIN")).toHaveValue("395007");
});

test("another PIN is priced by its own first way, until one is chosen", async ({ page }) => {
  test.skip(!hasScript(), "Without a script the price comes with the next page.");
  await addToCart(page);
  await page.goto("/checkout");
  const way = (name: RegExp) => page.getByRole("radio", { name });
  await field(page, "PIN").fill("394601");
  await expect(way(/^By courier/)).toBeChecked();
  await field(page, "PIN").fill("395007");
  await expect(way(/^By our own van/)).toBeChecked();
  await expect(pay(page)).toHaveText("Pay ₹214");
  await way(/^By courier/).check();
  await expect(pay(page)).toHaveText("Pay ₹234");
  await field(page, "PIN").fill("395002");
  await expect(page.getByText(/^Deliver to 395002/)).toBeVisible();
  await expect(way(/^By courier/)).toBeChecked();
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
  await page.goto("/checkout?pin=395007", { waitUntil: "domcontentloaded" });
  // In the page itself: what looks for elements waits for the script.
  const typed = { name: "Meera Desai", line: "12 Ring Road", pin: "400001" };
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const control = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (control) control.value = text;
    }
    document.querySelector<HTMLInputElement>("#way-courier")?.click();
    document.querySelector<HTMLInputElement>("[name=news]")?.click();
  }, typed);
  start();
  for (const [name, text] of Object.entries(typed))
    await expect(page.locator(`main [name=${name}]`)).toHaveValue(text);
  await expect(page.getByLabel(/news/)).toBeChecked();
  if (hasScript()) await expect(pay(page)).toHaveText("Pay ₹294");
  else await expect(page.locator("#way-courier")).toBeChecked();
});

test("what is said of a field follows what is typed into it", async ({ page }) => {
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill("meera@example.com");
  await field(page, "PIN").fill("3950");
  await tap(/^Pay ₹/);
  const sentence = page.getByText("PIN must have 6 digits, such as 395002");
  await expect(sentence.filter({ visible: true })).toHaveCount(2);
  await expect(field(page, "PIN")).toHaveAttribute("aria-invalid", "true");
  await field(page, "PIN").fill("395007");
  if (hasScript()) {
    await expect(sentence.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("alert")).toBeHidden();
  }
  await tap(/^Pay ₹/);
  await expect(page).toHaveURL(/\/pay\//);
});

test("what the shop would say of a field is said as the field is left, of none before", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script the shop says it of the form that was sent.");
  const asked: string[] = [];
  await addToCart(page);
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/checkout?pin=395007");
  const errors = page.locator(".field-error");
  for (const label of ["Name", "Mobile"]) {
    await field(page, label).focus();
    await page.keyboard.press("Tab");
  }
  await expect(errors).toHaveCount(0);
  const rules = () => asked.filter((url) => url.includes("/assets/delivery-form"));
  expect(rules(), "nothing was typed").toEqual([]);

  await field(page, "Mobile").fill("12345");
  await expect(errors).toHaveCount(0);
  await field(page, "Mobile").blur();
  await expect(errors).toHaveText(["Mobile must be an Indian mobile number, such as 98765 43210"]);
  expect(rules()).toHaveLength(1);
  await expect(field(page, "Mobile")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Mobile")).toHaveAccessibleDescription(/^Mobile must be/);
  await field(page, "Mobile").fill("98250 12345");
  await expect(errors).toHaveCount(0);
  await expect(field(page, "Mobile")).not.toHaveAttribute("aria-invalid", "true");

  await field(page, "Mobile").fill("12345");
  await field(page, "Mobile").blur();
  await expect(errors).toHaveCount(1);
  await field(page, "Mobile").fill("");
  await field(page, "Mobile").blur();
  await expect(errors).toHaveCount(0);
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
  await expect(page.getByRole("alert")).toContainText("total is now ₹234");
  await expect(page).toHaveURL(/\/checkout/);
  await expect(pay(page)).toHaveText("Pay ₹234");
});
