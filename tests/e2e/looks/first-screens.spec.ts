import { expect, type Page, test } from "../journey";

// What somebody sees in the first five seconds, in each language.

const prefixes = ["", "/gu", "/hi"];
const pouch = "/product/refined-groundnut-oil-pouch";
const jar = "/product/filtered-oil-family-jar";

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Infinity;
};

test("home says on a phone what is sold, what it costs and where to press", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of prefixes) {
    await page.goto(prefix || "/");
    for (const part of [".hero h1", ".hero-price", ".hero .button"])
      expect(await bottomOf(page, part), `${prefix} ${part}`).toBeLessThan(600);
    await expect(page.locator(".hero-price")).toContainText("₹");
  }
});

test("a product can be added without scrolling, on a small desktop and on a phone", async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const prefix of prefixes)
      for (const product of [pouch, jar]) {
        await page.goto(prefix + product);
        const bottom = await bottomOf(page, ".buy-bar button");
        expect(bottom, `${prefix}${product} at ${width}`).toBeLessThanOrEqual(height);
      }
  }
});

test("each sign has its letter: the browser takes all of our fonts, the rupee sign's too", async ({
  page,
}) => {
  for (const prefix of prefixes) {
    await page.goto(prefix + jar);
    const fonts = () =>
      page.evaluate(() => [...document.fonts].map((font) => `${font.status} ${font.unicodeRange}`));
    await expect.poll(fonts, prefix).toContain("loaded U+20B9");
    const unread = (await fonts()).filter((font) => font.startsWith("error"));
    expect(unread, prefix).toEqual([]);
  }
});

test("no word of the header is cut off on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const prefix of prefixes) {
    await page.goto(`${prefix}/Store`);
    for (const part of [".account-links a", ".account-links .control-text", ".main-nav a"]) {
      const cut = await page
        .locator(`.site-header ${part}:visible`)
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.clientHeight > 60)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${prefix} ${part}`).toEqual([]);
    }
  }
});

test("no tile of a first screen is empty once the page has loaded", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/Store", "/categories", "/category/filtered", jar]) {
      await page.goto(path, { waitUntil: "load" });
      const empty = await page.locator("img").evaluateAll((images) =>
        images
          .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
          .filter((image) => {
            const { top, bottom, width: wide, left } = image.getBoundingClientRect();
            const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && wide > 0;
            return isSeen && !(image.complete && image.naturalWidth > 0);
          })
          .map(({ currentSrc }) => currentSrc),
      );
      expect(empty, `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a footer that is not drawn yet has room for all that stands in it", async ({ page }) => {
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const prefix of prefixes) {
      await page.goto(`${prefix}/about`);
      const footer = page.locator(".site-footer");
      const taken = (await footer.boundingBox())?.height ?? 0;
      await footer.locator(".languages").scrollIntoViewIfNeeded();
      await expect(footer.locator(".languages")).toBeInViewport();
      const needed = (await footer.boundingBox())?.height ?? 0;
      expect(needed, `${prefix} at ${width}`).toBeLessThanOrEqual(taken);
    }
  }
});

test("the number on the cart ends where everything else does", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const prefix of prefixes) {
      await page.goto(`${prefix}/about`);
      const end = await page
        .locator(".header-bar")
        .evaluate((bar) => bar.getBoundingClientRect().right);
      for (const number of ["0", "12", "123"]) {
        const badge = page.locator(".cart-badge");
        await badge.evaluate((element, text) => (element.textContent = text), number);
        const right = await badge.evaluate((element) => element.getBoundingClientRect().right);
        expect(right, `${number} at ${width}, ${prefix}`).toBeCloseTo(end, 0);
        const link = await page.locator(".cart-link").boundingBox();
        expect(link?.width ?? 0).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test("the offer of a language moves nothing and goes away", async ({ browser }) => {
  const { javaScriptEnabled = true, baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    locale: "gu-IN",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(pouch);
  const offer = page.locator(".language-offer");
  if (!javaScriptEnabled) {
    await expect(offer).toBeHidden();
    return void (await context.close());
  }
  await expect(offer.getByRole("link", { name: "આ પેજ ગુજરાતીમાં જુઓ" })).toBeVisible();
  // In the room under the header: over no word, and nowhere near what buys.
  for (const path of [pouch, "/", "/about", "/quick-order", "/cart"]) {
    await page.goto(path);
    await expect(offer).toBeVisible();
    const { y = 0, height = 0 } = (await offer.boundingBox()) ?? {};
    expect(y).toBeCloseTo(await bottomOf(page, ".site-header"), 0);
    const words = page.locator("main :is(h1, .hero p)").first();
    expect(y + height, path).toBeLessThanOrEqual((await words.boundingBox())?.y ?? 0);
  }
  await page.goto(pouch);
  await expect(offer).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  // Letters that come late move a line or two; a page that makes room for the offer moves by 0.05.
  expect(shift).toBeLessThan(0.01);
  await offer.getByRole("button").click();
  await expect(offer).toBeHidden();
  await context.close();
});

test("a product's photo has a dot for each one of the screen", async ({ browser, baseURL }) => {
  for (const [width, deviceScaleFactor] of [
    [390, 2],
    [390, 3],
    [1280, 2],
  ] as const) {
    const viewport = { width, height: 844 };
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport,
      deviceScaleFactor,
    });
    const page = await context.newPage();
    await page.goto(jar);
    const shown = await page
      .locator(".product-gallery img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const file = await (await fetch(image.currentSrc)).blob();
        return { dots: (await createImageBitmap(file)).width, width: image.clientWidth };
      });
    expect(shown.dots, `at ${width}`).toBeGreaterThanOrEqual(
      0.95 * deviceScaleFactor * shown.width,
    );
    await context.close();
  }
});

test("a page shows all of it to who takes a picture of the whole", async ({ page }) => {
  for (const path of ["/", pouch]) {
    await page.goto(path);
    const missing = () =>
      page
        .locator("main h2, .site-footer a")
        .evaluateAll((all) =>
          all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).map(String),
        );
    await expect.poll(missing, { message: path }).toEqual([]);
  }
});
