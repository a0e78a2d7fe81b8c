import { expect, test } from "./journey";

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "What is pressed here needs script");
});

test("a menu closes on Escape, on a press elsewhere, and when the focus leaves it", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("combobox")).toBeVisible();
  const menu = page.locator(".main-nav .menu");
  const summary = menu.locator("summary");
  await summary.click();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();

  await summary.click();
  await expect(menu).toHaveAttribute("open");
  await page.locator(".lead").click({ position: { x: 1, y: 1 } });
  await expect(menu).not.toHaveAttribute("open");

  await summary.click();
  await menu.getByRole("link").first().focus();
  await expect(menu).toHaveAttribute("open");
  await page.getByRole("combobox").focus();
  await expect(menu).not.toHaveAttribute("open");
});

test("words typed before React runs have their suggestions, in the language of the page", async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      const box = document.querySelector<HTMLInputElement>("#search");
      box?.focus();
      document.execCommand("insertText", false, "oil");
    }),
  );
  await page.goto("/gu/about");
  const first = page.getByRole("option").first();
  await expect(first).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveValue("oil");
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gu\/(category|product)\//);
});

test("the cart is counted again on Back", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("combobox")).toBeVisible();
  await page.goto("/product/kachi-ghani-cold-pressed-groundnut-oil");
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  const badge = page.locator(".cart-badge");
  await expect(badge).toHaveText("1");
  while (new URL(page.url()).pathname !== "/about") await page.goBack();
  await expect(badge).toHaveText("1");
});

test("a browser in Gujarati is offered the page in it, once", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "gu-IN", baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto("/about");
  const offer = page.locator(".language-offer");
  await expect(offer.getByRole("link", { name: /ગુજરાતીમાં/ })).toBeVisible();
  await offer.getByRole("button").click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole("combobox")).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});
