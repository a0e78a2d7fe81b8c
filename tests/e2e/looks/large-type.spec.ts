import { expect, test } from "../journey";
import { layOutWhole } from "../whole-page";

// Who has set the letters of their phone twice as large. A script that changes the size of the root would not do: what a stylesheet
// asks about a width in `rem` goes by the browser's own setting.

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "the pages are the same without scripts");

test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
});

const pages = [
  "/",
  "/Store",
  "/categories",
  "/product/refined-groundnut-oil-pouch",
  "/Termsofservices",
];

for (const language of ["", "/gu", "/hi"])
  test(`no page is wider than a small phone, and each category has its name: ${language || "English"}`, async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(`${language}${path}`);
      await layOutWhole(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(320);
      if (path !== "/categories") continue;
      const name = page.locator("main .category-tile strong").first();
      expect(await name.evaluate((words) => words.getBoundingClientRect().right)).toBeLessThan(320);
      await expect(name).toBeVisible();
    }
  });

test("the cart's total stands on the screen", async ({ page }) => {
  await page.goto("/product/carton-of-ten-filtered-1-litre-bottles");
  const add = page.getByRole("button", { name: /^ADD TO CART/ }).first();
  await add.click();
  await page.waitForURL("**/cart");
  await layOutWhole(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the offer of a language is one line under the header, and what buys stands free", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, prefix] of [
    ["en-IN", "/gu"],
    ["hi-IN", ""],
    ["gu-IN", "/hi"],
  ] as const) {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      locale,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(`${prefix}/product/refined-groundnut-oil-pouch`);
    const offer = page.locator(".language-offer");
    await expect(offer).toBeVisible();
    const [line, link, close, bar] = await Promise.all(
      [offer, offer.getByRole("link"), offer.getByRole("button"), page.locator(".buy-bar")].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!line || !link || !close || !bar) return expect(bar).not.toBeNull();
    expect(link.x).toBeGreaterThanOrEqual(0);
    expect(link.x + link.width).toBeLessThanOrEqual(close.x);
    expect(close.x + close.width).toBeLessThanOrEqual(320);
    // Where the largest letters leave little of the screen, the bar lies above it.
    const onTop = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest(".buy-bar") !== null,
      [link.x + 20, bar.y + 2] as const,
    );
    expect(onTop).toBe(true);
    expect(line.y + line.height / 2).toBeLessThan(bar.y);
    await context.close();
  }
});
