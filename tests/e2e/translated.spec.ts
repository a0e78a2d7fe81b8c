import { addToCart, eMail, litre } from "./guest";
import { expect, type Page, test } from "./journey";
import { translatePages } from "./translating";

// The shop in a browser that translates pages: it takes every text out of the page while React runs.

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "what a script changes in the page");

const translated = test.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      // A refused form is answered with 422, which the browser writes down.
      const isRefusal = /status of 422/.test(message.text());
      if (message.type() === "error" && !isRefusal) errors.push(message.text());
    });
    const unseen = await translatePages(page);
    await use(page);
    expect(unseen, "changed where nobody sees it").toEqual([]);
    expect(errors).toEqual([]);
  },
});

/** Until the browser has translated the page. */
const isTranslated = (page: Page) => expect(page.locator("h1 font").first()).toBeAttached();

translated("a cart keeps its sums, and takes lines out and in", async ({ page }) => {
  await addToCart(page, "/product/kachi-ghani-cold-pressed-groundnut-oil");
  await page.goto(litre);
  await isTranslated(page);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await isTranslated(page);
  const lines = page.getByRole("list", { name: "Items" });
  await expect(lines.getByRole("heading")).toHaveCount(2);
  await lines
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(/^Removed: Kachi Ghani/)).toBeVisible();
  await expect(lines.getByRole("heading")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines.getByRole("heading")).toHaveCount(2);
  await expect(page.locator(".cart-badge")).toHaveText("2");
  const pouch = lines.getByRole("listitem").filter({ hasText: "Pouch" });
  await pouch.getByRole("button", { name: "One more" }).click();
  await expect(pouch.locator(".cart-line-total")).toContainText("₹368");
  await expect(page.locator(".cart-total")).toContainText(/₹[\d,]+/);
  for (const left of [1, 0]) {
    await lines
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(lines.getByRole("heading")).toHaveCount(left);
  }
  await expect(page.getByText("Your cart is empty").first()).toBeVisible();
});

translated("a refused checkout says why, and its total follows the PIN", async ({ page }) => {
  await addToCart(page);
  await page.goto("/checkout");
  await isTranslated(page);
  const main = page.getByRole("main");
  await main.locator("[name=pin]:visible").first().fill("395007");
  await main.locator("[name=name]:visible").first().fill("Meera");
  const total = main.locator(".order-sum strong");
  const pay = main.locator(".pay-button");
  await expect(pay).toContainText("₹");
  const near = await total.innerText();
  await eMail(page).fill("meera@nowhere");
  await pay.click();
  await expect(main.locator(".field-error").first()).toBeVisible();
  await main.locator("[name=pin]:visible").first().fill("781001");
  await expect(total).not.toHaveText(near);
  await expect(pay).toContainText(await total.innerText());
  await eMail(page).fill("meera@example.com");
  await main.locator("[name=line]:visible").first().fill("12 Ring Road");
  await main.locator("[name=city]:visible").first().fill("Surat");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
});

translated("lists grow, suggestions come, menus open", async ({ page }) => {
  await page.goto("/Store");
  await isTranslated(page);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(8);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(cards.nth(8)).toBeVisible();
  await page.getByLabel("₹4,000 or more").check();
  await expect(page).toHaveURL(/price=4000/);
  await page.getByRole("link", { name: "Remove filter: ₹4,000 or more" }).click();
  await expect(page).toHaveURL(/\/Store$/);

  const search = page.locator("#search");
  const status = page.locator(".search-box output");
  for (const [typed, found] of [
    ["kachi", /\d suggestions/],
    ["xyzzy", /No suggestions/],
    ["groundnut", /\d suggestions/],
  ] as const) {
    await search.fill(typed);
    await expect(status).toHaveText(found);
  }
  await search.press("Escape");
  await page.locator(".main-nav .menu > summary").click();
  await expect(page.locator(".main-nav .menu-panel")).toBeVisible();
});
