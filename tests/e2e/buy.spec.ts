import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const [litre, jar] = ["refined-groundnut-oil-pouch", "kachi-ghani-cold-pressed-groundnut-oil"];

test("a link shows its packs, and one press puts them into the cart", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/buy?items=${litre}:2,${jar},never-there:1`);
  await expect(page.getByRole("heading", { name: "Your selection" })).toBeVisible();
  await expect(page.locator(".cart-line")).toHaveCount(2);
  await expect(page.locator(".cart-line img")).toHaveCount(2);
  await expect(page.getByText("We know no product called “never-there”")).toBeVisible();
  await expectNoBarriers(page);
  const button = page.getByRole("button", { name: "Put into the cart" });
  await expect(button).toBeInViewport();
  await expect(page.locator(".cart-badge").first()).toHaveText("0");
  const sum = (await page.locator(".sheet-total").innerText()).replace(" before delivery", "");

  await button.click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(/^The packs are in your cart\. We know no/)).toBeVisible();
  await expect(page.locator(".cart-badge").first()).toHaveText("2");
  await expect(page.getByLabel("Quantity of Refined Groundnut Oil Pouch, 1 to 5")).toHaveValue("2");
  await expect(page.locator(".cart-total")).toContainText(sum);

  // Who follows it again gets no more.
  await page.goto(`/buy?items=${litre}:2,${jar}`);
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByLabel("Quantity of Refined Groundnut Oil Pouch, 1 to 5")).toHaveValue("2");
});

test("a link without a pack leads to the shop, also in Gujarati", async ({ page }) => {
  const empty = await page.goto("/buy?items=%00,,x:y");
  expect(empty?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "Explore Store" }).click();
  await expect(page).toHaveURL("/Store");

  await page.goto(`/gu/buy?items=${litre}`);
  await page.getByRole("main").getByRole("button", { name: "કાર્ટમાં ઉમેરો" }).click();
  await expect(page).toHaveURL("/gu/cart");
  await expect(page.getByText("પેક તમારા કાર્ટમાં છે.")).toBeVisible();
});

test("the owner finds the link on the page of a product", async ({ page }) => {
  await signIn(page, owner);
  await page.goto(`/dashboard/admin/product/${litre}`);
  const part = page.getByRole("region", { name: "Link that puts it into the cart" });
  const link = await part.locator("code").first().innerText();
  await page.goto(link);
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await expect(page.locator(".cart-line")).toContainText("1 pack");
});
