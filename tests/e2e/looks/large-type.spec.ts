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
