import { expect, type Page, test } from "../journey";

// The shop fits itself to its reader: narrow screens, large type, colours of their own, no movement.

test.skip(
  ({ javaScriptEnabled }) => !javaScriptEnabled,
  "measured by scripts; the pages are the same",
);

const pages = [
  "/",
  "/Store",
  "/Store?category=bulk-packs&category=filtered&category=premium-glass&price=1000-1999&price=0-499",
  "/search?q=groundnut",
  "/categories",
  "/category/premium-glass",
  "/product/kachi-ghani-cold-pressed-groundnut-oil",
  "/cart",
  "/buy?items=kachi-ghani-cold-pressed-groundnut-oil:2,refined-groundnut-oil-pouch:9",
  "/about",
  "/contact",
  "/grievances",
  "/recalls",
  "/track",
  "/bulk",
  "/Termsofservices",
  "/RefundandReturn",
  "/shipingpolicy",
  "/login",
  "/register",
  "/forgotpassword",
  "/nothing-here",
];

test("no page is wider than a screen of 320 px, also with type twice as large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await overflow(page), path).toEqual([]);
    // Twice the browser's type size, which is what "200 %" means where only text grows.
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await page.evaluate(enlarge), path).toBe("34px");
    expect(await overflow(page), `${path}, large type`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
  }
});

for (const language of ["", "/gu", "/hi"])
  test(`a reader's own style with type twice as large makes no page wider: ${language || "English"}`, async ({
    page,
  }) => {
    for (const path of ["/", "/Store", "/product/refined-groundnut-oil-pouch", "/cart"])
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${language}${path}`);
        await page.evaluate(enlarge);
        expect(await overflow(page), `${path}, ${width} px`).toEqual([]);
      }
  });

test("on a phone with type twice as large the button to buy is in sight, and the cart fits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/product/kachi-ghani-cold-pressed-groundnut-oil");
  await page.evaluate(enlarge);
  const add = page.getByRole("button", { name: /^ADD TO CART/ }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".buy-bar select")).toBeInViewport({ ratio: 1 });
  expect(await overflow(page), "the product").toEqual([]);
  await add.click();
  await page.waitForURL("**/cart");
  await page.evaluate(enlarge);
  expect(await overflow(page), "the cart").toEqual([]);
});

test("with the reader's own colours, controls keep their edges and the focus its ring", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/Store?category=bulk-packs", "/login", "/contact", "/cart"]) {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    expect(await page.evaluate(controlsWithoutEdge), path).toEqual([]);
  }
  await page.goto("/login");
  await page.getByRole("main").focus();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(ring).toBeGreaterThanOrEqual(2);
  }
});

test("without movement nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/Store", "/about", "/cart"]) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(moving, path).toEqual([]);
    expect(await page.locator(".button").first().evaluate(longestTransition), path).toBe(0);
  }
});

/** What sticks out of the page sideways, unless it stands in a box that scrolls by itself. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 100))
      .slice(0, 5);
  });
}

/** Runs in the page; gives the size that running text then has. */
function enlarge(): string {
  document.documentElement.style.fontSize = "200%";
  return getComputedStyle(document.body).fontSize;
}

/** Runs in the page: buttons, fields and badges that nothing would show the edge of. */
function controlsWithoutEdge(): string[] {
  const controls = document.querySelectorAll(
    ".button:not([class*=link]), main input:not([type=hidden]), select, textarea, .badge, .notice",
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
      const isNative = control.matches("[type=checkbox], [type=radio]");
      return !isNative && (borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1);
    })
    .map((control) => control.outerHTML.slice(0, 100));
}

/** Runs in the page: seconds. */
function longestTransition(element: Element): number {
  const durations = getComputedStyle(element).transitionDuration.split(",");
  return Math.max(...durations.map((duration) => Number.parseFloat(duration)));
}

test("the table of sizes is as wide as its column at most, its rows as high as a finger", async ({
  page,
}) => {
  await page.goto("/gu/product/prayosha-sing-tel");
  const table = page.locator(".sizes table");
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [around, box] = [await page.locator(".sizes").boundingBox(), await table.boundingBox()];
    expect(box?.width, `${width} px`).toBeLessThanOrEqual((around?.width ?? 0) + 0.5);
    for (const row of await table.locator("tbody tr").all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
