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

test("what extensions put into a page keeps neither React from it nor what was typed", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/hydration-report")) reports.push(request.url());
  });
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.head.prepend(document.createElement("style"));
      document.querySelector("title")?.after(document.createElement("style"));
      document.body.prepend(document.createElement("aside"));
      document.body.append(document.createElement("aside"));
      document.documentElement.append(document.createElement("aside"));
      const box = document.querySelector<HTMLInputElement>("#search");
      if (box) box.value = "tin";
    }),
  );
  await page.goto("/about");
  const menu = page.locator(".main-nav .menu");
  await menu.locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.locator("#search")).toHaveValue("tin");
  await expect(page.locator("aside")).toHaveCount(3);
  expect(reports).toEqual([]);
});

test("keys and fingers that come while React starts do not keep it from starting", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
      if (document.documentElement?.dataset.hydrated === undefined) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
  await page.goto("/about");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
