import { expect, type Page, test } from "../journey";
import { owner, signIn } from "../people";

// What a checker like axe cannot see: where the focus is after something changed, and what is said about it.

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "a full page load begins at its top");

const pouch = "Refined Groundnut Oil Pouch";

test("ADD TO CART leads to the cart, whose title and count are said", async ({ page }) => {
  await addPouch(page);
  await expect(page).toHaveTitle(/Cart/);
  await expect(page.getByRole("status").filter({ hasText: "You Have 1 item" })).toBeVisible();
});

test("after a changed quantity the focus stays at the quantity, and the total is said", async ({
  page,
}) => {
  await addPouch(page);
  const total = page.getByRole("status").filter({ hasText: "Total before delivery" });
  const more = page.getByRole("button", { name: "One more" });
  const less = page.getByRole("button", { name: "One less" });
  await press(page, "One more");
  await expect(total).toHaveText("Total before delivery ₹368");
  await expect(more).toBeFocused();
  await press(page, "One less");
  await expect(total).toHaveText("Total before delivery ₹184");
  await expect(less).toBeDisabled();
  await expect(more, "one that is switched off cannot keep the focus").toBeFocused();

  const typed = page.getByLabel(/^Quantity of .*, 1 to 5/);
  await typed.fill("3");
  await typed.press("Enter");
  await expect(total).toHaveText("Total before delivery ₹552");
  await expect(typed).toBeFocused();
  await typed.fill("9");
  await typed.press("Enter");
  const refusal = page.getByRole("alert").filter({ hasText: "from 1 to 5" });
  await expect(refusal).toBeVisible();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/from 1 to 5/);
});

test("after Remove the focus is at the way back, and what is left is said", async ({ page }) => {
  await addPouch(page);
  await press(page, `Remove ${pouch}`);
  await expect(page.getByRole("status").filter({ hasText: "Your cart is empty" })).toBeVisible();
  await expect(page.locator(".cart-removed")).toBeFocused();
});

test("after Load more the focus goes on at the first product that came", async ({ page }) => {
  await page.goto("/Store");
  await page.getByRole("link", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Showing 16 of" })).toBeVisible();
  await expect(page.locator(".product-grid > li").nth(8).getByRole("link")).toBeFocused();
});

test("a field that the page scrolls up to has its label below the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/register");
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await page.getByLabel("Email").focus();
  await expect
    .poll(async () => {
      const header = await page.locator(".site-header").boundingBox();
      const label = await page.locator("main label", { hasText: "Email" }).first().boundingBox();
      return (label?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});

test("a refused form leads back to the sentence above it", async ({ page }) => {
  await page.goto("/register");
  for (const name of ["Name", "Phone", "Address", "What city were you born in?"])
    await page.getByLabel(name).fill("   ");
  await page.getByLabel("Email").fill("nobody@nowhere");
  await page.getByLabel("Password", { exact: true }).fill("      ");
  const main = page.getByRole("main");
  for (const box of await main.getByRole("checkbox").all()) await box.check();
  await main.getByRole("button", { name: "Register" }).press("Enter");
  await expect(main.getByRole("alert").filter({ hasText: "Please look" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link", { name: "name is required" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("name is required");
});

test("a dialog takes the focus and gives it back to what opened it", async ({ page }) => {
  await signIn(page, owner);
  await page.goto("/dashboard/admin/styleguide");
  const opener = page.getByRole("link", { name: "Open a dialog" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete category" });
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a message comes into a region that was there before it", async ({ page }) => {
  await page.goto("/");
  const region = page.locator(".toasts");
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(region).toBeEmpty();
});

async function addPouch(page: Page): Promise<void> {
  await page.goto("/product/refined-groundnut-oil-pouch");
  await press(page, `ADD TO CART: ${pouch}`);
  await expect(page).toHaveURL("/cart");
}

/** As the keyboard does it, once the script has run. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await page.waitForLoadState("load");
  await button.focus();
  await page.keyboard.press("Enter");
}
