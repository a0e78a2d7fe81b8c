import { expect, test } from "./journey";

test("the store filters by category and price, resets, and loads more", async ({ page }) => {
  await page.goto("/Store");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(8);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(cards).toHaveCount(16);

  const filters = page.locator("form").filter({ has: page.getByRole("radio") });
  if (!(await filters.isVisible()))
    await page
      .getByText(/Filters$/)
      .first()
      .click();
  await page.getByLabel("4000 or more").check();
  if (test.info().project.name === "no-js")
    await page.getByRole("button", { name: /apply/i }).click();
  await expect(page).toHaveURL(/price=4000/);
  await expect(cards.first()).toBeVisible();
  for (const text of await page.locator(".product-card-price").allTextContents()) {
    expect(Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""))).toBeGreaterThanOrEqual(4000);
  }
  await page.getByRole("link", { name: "RESET FILTERS" }).click();
  await expect(page).toHaveURL(/\/Store$/);
  await expect(cards).toHaveCount(8);
});

test("a list that grew has the focus on its first new product, and Back leaves it", async ({
  page,
}) => {
  test.skip(test.info().project.name === "no-js", "without a script a longer list is a page");
  await page.goto("/");
  await page.goto("/Store");
  await page.getByRole("link", { name: "Load more" }).click();
  const ninth = page.getByRole("article").nth(8).getByRole("link").first();
  await expect(ninth).toBeFocused();
  await expect(page).toHaveURL("/Store?page=2");
  await expect(page.getByText(/^Showing 16 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("an unknown page says so and leads back", async ({ page }) => {
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops ! Page Not Found")).toBeVisible();
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

test("a guest on a guarded page waits, signs in and comes back to it", async ({ page }) => {
  const answer = await page.goto("/dashboard/user/orders");
  expect(answer?.status()).toBe(401);
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fdashboard%2Fuser%2Forders/);
  await page.getByRole("main").getByLabel("Email").fill("asha@prayosha.example");
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill("groundnut");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/dashboard/user/orders");
  await expect(page.getByRole("article")).toHaveCount(5);
});
