import { addToCart, litre } from "./guest";
import { expect, type Page, test } from "./journey";

const hasScript = () => test.info().project.name === "js";

/** Forms do not reach the shop until what this gives is called. */
async function formsHeld(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/cart*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  return release;
}

const quantity = (page: Page) => page.getByLabel(/Quantity of .*, 1 to 5/);

test("− and + pressed five times, then Checkout at once: the last number is ordered", async ({
  page,
}) => {
  await addToCart(page, litre);
  const release = hasScript() ? await formsHeld(page) : () => {};
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.postData() ?? "");
  });
  const more = page.getByRole("button", { name: "One more" });
  for (const now of ["2", "3", "4", "5"]) {
    await more.click();
    await expect(quantity(page)).toHaveValue(now);
  }
  // Where it cannot be pressed any more, the hand is at the other.
  await expect(more).toBeDisabled();
  if (hasScript()) await expect(page.getByRole("button", { name: "One less" })).toBeFocused();
  await page.getByRole("button", { name: "One less" }).click();
  await expect(quantity(page)).toHaveValue("4");
  await page.getByRole("button", { name: "Checkout" }).click();
  if (hasScript()) {
    // The first number is on its way, Checkout with the last one waits for it.
    expect(posted).toHaveLength(1);
    release();
  }
  await expect(page).toHaveURL(/\/checkout/);
  if (hasScript()) expect(posted).toHaveLength(2);
  await expect(page.getByRole("main")).toContainText("₹736");
  await page.goto("/cart");
  await expect(quantity(page)).toHaveValue("4");
});

test("two products added one right after the other are both in the cart of somebody new", async ({
  page,
}) => {
  await page.goto("/product/kachi-ghani-cold-pressed-groundnut-oil");
  const release = hasScript() ? await formsHeld(page) : () => {};
  const buttons = page
    .getByRole("region", { name: "Similar Products" })
    .getByRole("button", { name: /^ADD TO CART/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  release();
  await expect(page.locator(".cart-badge")).toHaveText("2");
  await page.goto("/cart");
  await expect(quantity(page)).toHaveCount(2);
});

test("two products of a list whose buttons lead to the cart both get there", async ({ page }) => {
  test.skip(!hasScript(), "Without a script the first press leads to the cart.");
  await page.goto("/Store");
  const release = await formsHeld(page);
  const buttons = page.getByRole("main").getByRole("button", { name: /^ADD TO CART/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  release();
  await expect(page).toHaveURL("/cart");
  await expect(quantity(page)).toHaveCount(2);
});

test("a number that a lost connection kept from being saved is saved once it is back", async ({
  page,
  context,
}) => {
  test.skip(!hasScript(), "Without a script the page is gone.");
  await addToCart(page, litre);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await context.setOffline(true);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.locator(".stepper .not-sent")).toContainText("There is no connection.");
  await expect(quantity(page)).toHaveValue("2");
  await context.setOffline(false);
  await expect(page.locator(".cart-total")).toContainText("₹368");
  await expect(page.locator(".not-sent")).toHaveCount(0);
});

test("coupon and removed line: the focus goes to what stands in their place", async ({ page }) => {
  test.skip(!hasScript(), "Without a script each form is a page of its own.");
  await addToCart(page, litre);
  const code = page.getByLabel("Coupon code");
  await page.getByText("Have a coupon code?").click();
  await code.fill("no such code");
  await code.press("Enter");
  await expect(page.locator(".coupon .field-error")).toBeVisible();
  await expect(code).toHaveValue("no such code");
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: /^Remove / }).press("Enter");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.locator(".cart-removed")).toBeFocused();
});
