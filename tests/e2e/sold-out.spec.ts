import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";

/** The owner makes a product for this journey alone; both projects run in one shop. */
async function makesProduct(page: Page, name: string): Promise<void> {
  const main = page.getByRole("main");
  await signIn(page, owner, "/login?redirectTo=%2Fdashboard%2Fadmin%2Fcreate-product");
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("Description").fill("Pressed for those who wait.");
  await main.getByLabel("Price").fill("1450");
  await main.getByLabel("Quantity").fill("5");
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
}

const list = (name: string) => `/dashboard/admin/products?q=${encodeURIComponent(name)}`;
const aName = (what: string) => `${what} ${hasScript() ? "Scripted" : "Plain"} ${Date.now()}`;

test("one tap sells a product out, a shopper asks to be told, and Undo puts it back on sale", async ({
  page,
  browser,
}) => {
  const name = aName("Awaited Tin");
  await makesProduct(page, name);
  await page.goto(list(name));
  const choice = page.getByRole("group", { name: `Sale of ${name}` });
  await choice.getByRole("button", { name: "Sold out" }).click();
  await expect(page.getByText("Now: sold out.")).toBeVisible();
  await expect(choice.getByRole("button", { name: "Sold out" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  const { javaScriptEnabled = true } = test.info().project.use;
  const shopper = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await shopper.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = shopper.getByRole("article").filter({ hasText: name.slice(0, 20) });
  await expect(card.getByText("Sold out")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await card.getByRole("link").click();
  const main = shopper.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(main.getByRole("button", { name: `ADD TO CART: ${name}` })).toHaveCount(0);
  await main.getByLabel("Your email").fill(`waits-${Date.now()}@example.com`);
  await main.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(main.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await page.getByRole("button", { name: `Undo: ${name}` }).click();
  await expect(page.getByText("Now: sold out.")).toBeHidden();
  await main.getByRole("link", { name: "Back to the product" }).click();
  await expect(shopper).toHaveURL(/\/product\//);
  // What was fetched ahead of the first visit may still be a few seconds young.
  await shopper.reload();
  await expect(main.getByRole("button", { name: `ADD TO CART: ${name}` })).toBeVisible();
});

test("a link of a mail that is too old says so and leads on", async ({ page }) => {
  await page.goto("/back/a-link-that-nobody-mailed");
  await expect(page.getByText("This link is older than 7 days")).toBeVisible();
  await page.getByRole("link", { name: "See all products" }).click();
  await expect(page).toHaveURL(/\/Store$/);
});

test("a hidden product is nowhere, and a deleted one that was never sold is gone", async ({
  page,
  browser,
}) => {
  const name = aName("Draft Tin");
  await makesProduct(page, name);
  await page.goto(list(name));
  await page
    .getByRole("group", { name: `Sale of ${name}` })
    .getByRole("button", { name: "Hidden" })
    .click();
  await expect(page.getByText("Now: hidden.")).toBeVisible();
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const shopper = await (await browser.newContext()).newPage();
  expect((await shopper.goto(`/product/${slug}`))?.status()).toBe(404);

  await page.goto(`/dashboard/admin/product/${slug}`);
  await expect(page.getByText("Hidden: shoppers do not see it")).toBeVisible();
  await page.goto("/dashboard/admin/products/archived");
  await expect(page.getByRole("heading", { name: "Archived products" })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
