import { expect, type Page, test } from "./journey";
import { becomeShopper } from "./people";

const hasScript = () => test.info().project.name === "js";

/** Confirms on the provider's side: in its window with JavaScript, on its hosted page without. */
async function pay(page: Page) {
  if (hasScript()) {
    const frame = page.frameLocator("dialog[open] iframe");
    await frame.getByRole("button", { name: /^Pay ₹/ }).click();
  } else {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.getByRole("button", { name: "Return to shop" }).click();
  }
}

/** A new buyer who has paid for a pouch, on the list of their orders. */
async function bought(page: Page) {
  await becomeShopper(page);
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await page.getByRole("button", { name: "Checkout" }).click();
  await pay(page);
  await expect(page).toHaveURL("/dashboard/user/orders");
  await page.getByRole("link", { name: /^See your order: PR-/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+$/);
  // Before that, its buttons lead to the pages that do without a script.
}

test("a buyer cancels an order before it is packed, and the money goes back", async ({ page }) => {
  await bought(page);
  await page.getByRole("button", { name: /^Cancel order PR-/ }).click();
  if (!hasScript()) await expect(page).toHaveURL(/\/order\/[\w-]+\/cancel/);
  const ground = hasScript() ? page.getByRole("dialog") : page.getByRole("main");
  await expect(ground).toContainText("₹214 goes back the way you paid");
  await ground.getByRole("button", { name: "Cancel this order" }).click();

  await expect(page).toHaveURL(/\/order\/[\w-]+$/);
  await expect(page.getByText(/Order PR-\d+ is cancelled\. ₹214 goes back/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cancel order/ })).toHaveCount(0);
  await expect(page.getByText("Cancelled by the buyer")).toBeVisible();
});

test("a buyer keeps the order after all, and orders the same again", async ({ page }) => {
  await bought(page);
  await page.getByRole("button", { name: /^Cancel order PR-/ }).click();
  const keep = page.getByRole(hasScript() ? "button" : "link", { name: "Keep the order" });
  await keep.click();
  await page.getByRole("button", { name: /^Order again: PR-/ }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(/The packs of order PR-\d+ are in your cart\./)).toBeVisible();
  await expect(page.getByText("You Have 1 item in your cart")).toBeVisible();
});

test("home offers a buyer the same again, with one press, and offers it to nobody else", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "The same again" })).toHaveCount(0);
  await bought(page);
  await page.goto("/dashboard/user/orders");
  await expect(page.locator(".own-order .photo-row img")).toHaveCount(1);

  await page.goto("/");
  const again = page.getByRole("region", { name: "The same again" });
  await expect(again).toContainText("1 × ");
  await expect(again).toContainText("₹184 before delivery");
  await expect(again.locator("img")).toHaveCount(1);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole("region", { name: "The same again" })).toHaveCount(0);
  await other.context().close();

  await again.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(/The packs of order PR-\d+ are in your cart\./)).toBeVisible();
});
