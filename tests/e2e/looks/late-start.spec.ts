import { expect, type Page, test } from "@playwright/test";

test.beforeEach(() => {
  test.skip(test.info().project.name !== "looks", "about the arrival of scripts");
});

test("what somebody typed and chose before the scripts came stays", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/bulk", { waitUntil: "commit" });
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Asha Patel");
  const product = page.getByRole("main").getByLabel("Product");
  await product.selectOption({ index: 2 });
  const chosen = await product.inputValue();

  release();
  await page.waitForLoadState("load");
  await expect(page.getByRole("main").getByLabel("Name", { exact: true })).toHaveValue(
    "Asha Patel",
  );
  await expect(product).toHaveValue(chosen);
});

test("a button pressed before the scripts came does its work", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/Store", { waitUntil: "commit" });
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  release();
  await page.waitForLoadState("load");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test("who went to the search before the scripts came is helped as well", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/about", { waitUntil: "commit" });
  const search = page.getByRole("banner").locator("#search");
  await search.focus();
  await page.keyboard.type("ti");
  release();
  await page.waitForLoadState("load");
  await expect(search).toHaveValue("ti");
  await expect(search).toHaveRole("combobox");
  await page.keyboard.type("n");
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("− and + pressed in the cart before the scripts came do their work, and what was typed is saved", async ({
  page,
}) => {
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await page.waitForURL("**/cart");
  const release = await scriptsHeld(page);
  const quantity = page.getByLabel(/Quantity of .*, 1 to 5/);
  await page.goto("/cart", { waitUntil: "commit" });
  await page.getByRole("button", { name: "One more" }).click();
  await expect(quantity).toHaveValue("2");
  await quantity.fill("4");
  await page.getByRole("heading", { name: "Cart Summary" }).click();
  release();
  await expect(page.locator(".cart-total")).toContainText("₹736");
  await expect(page.locator(".cart-sums")).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(quantity).toHaveValue("4");
});

test("who swipes the photos before the scripts came sees the next one, and it stays", async ({
  page,
}) => {
  const release = await scriptsHeld(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/product/cold-pressed-oil-in-glass", { waitUntil: "commit" });
  const strip = page.getByRole("list", { name: "Photos" });
  const second = strip.locator("img").nth(1);
  const isFetched = () => second.evaluate((image: HTMLImageElement) => image.currentSrc !== "");
  await expect(strip.locator("img").first()).toBeVisible();
  expect(await isFetched()).toBe(false);
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect(second).toBeInViewport({ ratio: 0.6 });
  await expect.poll(isFetched).toBe(true);
  release();
  const thumbnails = page.getByRole("list", { name: "Show a photo" }).getByRole("link");
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current");
  await expect(second).toBeInViewport({ ratio: 0.6 });
});

/** Scripts do not come until what this gives is called. */
async function scriptsHeld(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
