import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

test("the owner sells a massager by the piece, and a shopper buys three", async ({
  page,
  browser,
}) => {
  const name = `Massager ${test.info().project.name} ${Date.now()}`;
  await signIn(page, owner);
  await page.goto("/dashboard/admin/create-product");
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("Turned of mango wood.");
  await page.getByLabel("Price", { exact: true }).fill("300");
  await page.getByLabel("Quantity", { exact: true }).fill("1.5");
  await page.getByLabel("Sold by").selectOption("Pieces");
  await page.getByText("Tax", { exact: true }).click();
  await page.getByLabel("HSN code").fill("4419");
  await page.getByLabel("Shipping").selectOption("Yes");
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(
    page
      .getByText("quantity must be the number in one pack: a whole number from 1 to 9999")
      .first(),
  ).toBeVisible();
  await page.getByLabel("Quantity", { exact: true }).fill("3");
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
  await expect(page.getByText("It has neither a weight as sent nor a net weight")).toBeVisible();

  const shopper = await browser.newPage({ javaScriptEnabled: test.info().project.name === "js" });
  await shopper.goto(`/search?keyword=${encodeURIComponent(name)}`);
  await shopper.getByRole("link", { name: `More Details about ${name}` }).click();
  await expect(shopper.getByText("Pack of 3 pieces").first()).toBeVisible();
  await expect(shopper.getByText("₹100 per piece, inclusive of all taxes")).toBeVisible();
  await expectNoBarriers(shopper);
  await shopper.getByRole("button", { name: `ADD TO CART: ${name}` }).click();
  await expect(shopper).toHaveURL(/\/cart$/);
  await expect(shopper.getByRole("list", { name: "Items" })).toContainText("₹300 / 3 pieces");
  await expect(shopper.locator("body")).not.toContainText(/\bnull\b|NaN/);
  await shopper.close();
});
