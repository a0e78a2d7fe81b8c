import { Shop } from "../http/shop";
import { expect, journeyIn, type Page } from "../journey";
import { owner, signIn } from "../people";

// What people type without a space, in a shop of its own, on the narrowest screen.

const shop = new Shop();
const test = journeyIn(shop);
const word = "Wwwwwwwwwmmmmmmmmm".repeat(5);
const area = "/dashboard/admin";
let order = { number: "" };

test.skip(
  ({ javaScriptEnabled }) => !javaScriptEnabled,
  "measured by scripts; the pages are the same",
);
test.use({ viewport: { width: 320, height: 640 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  order = shop.inDatabase((raw) => {
    raw.prepare("UPDATE categories SET name = ? WHERE slug = 'bulk-packs'").run(word);
    raw
      .prepare("UPDATE products SET name = ? WHERE slug = 'refined-groundnut-oil-pouch'")
      .run(word);
    raw
      .prepare("UPDATE orders SET buyer_name = ?, ship_name = ?, ship_city = ?")
      .run(word, word, word);
    const found = raw
      .prepare<[], typeof order>(
        "SELECT 'PR-' || printf('%06d', serial) AS number FROM orders WHERE status = 'Not Process' AND payment_status = 'paid'",
      )
      .get();
    if (!found) throw new Error("The demo has no order to pack");
    return found;
  });
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

/** With everything opened that can be opened. */
async function expectFits(page: Page, path: string) {
  await page.goto(path);
  const width = await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>("main details"))
      each.open = true;
    return document.documentElement.scrollWidth;
  });
  expect(width, path).toBe(320);
}

test("a search, a category and a product of one long word widen no page", async ({ page }) => {
  for (const path of [
    "/",
    `/search?q=${word}`,
    "/quick-order",
    `/buy?items=refined-groundnut-oil-pouch:9,${word}`,
    "/categories",
    "/category/bulk-packs",
    "/product/refined-groundnut-oil-pouch",
  ])
    await expectFits(page, path);
});

test("a cart with ten oils fits into the header", async ({ page }) => {
  await page.goto("/quick-order");
  const packs = page.locator(".sheet-number input");
  for (let each = 0; each < 10; each += 1) await packs.nth(each).fill("1");
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page.locator(".cart-badge")).toHaveText("10");
  await expectFits(page, "/about");
});

test("a buyer and a product of one long word widen no page of the owner", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}`);
  for (const path of [
    "",
    `/search?q=${word.slice(0, 9)}`,
    "/orders",
    `/orders/${order.number}`,
    `/orders/${order.number}/slip`,
    "/parcels",
    "/prices",
    "/words",
    "/quotes/new",
    "/batches/new",
    "/ready-to-sell",
  ])
    await expectFits(page, area + path);
});
