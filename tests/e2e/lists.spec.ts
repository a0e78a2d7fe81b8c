import { expect, type Page, test } from "./journey";

// The Store, a category and a search are lists of one kind: filters, order, one more page.

const isNoScript = () => test.info().project.name === "no-js";

const lists = ["/Store", "/category/bulk-packs", "/search?q=groundnut"];

/** Where the filters, the products and each card stand. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)!.getBoundingClientRect().toJSON();
    const cards = [...document.querySelectorAll(".store-goods .product-card")];
    return {
      filters: box(".store-filters form") as DOMRect,
      goods: box(".store-goods .product-grid") as DOMRect,
      tops: cards.map((card) => card.getBoundingClientRect().top),
    };
  });

for (const path of lists)
  test(`on a desktop the filters of ${path} stand beside the products, never over them`, async ({
    page,
  }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { filters, goods, tops } = await boxes(page);
      expect(filters.x + filters.width).toBeLessThanOrEqual(goods.x);
      expect(Math.abs(filters.y - goods.y)).toBeLessThan(130);
      await expect(page.getByText("Show Filters")).toBeHidden();
      expect(tops.filter((top) => top === tops[0]).length).toBe(3);
    }
  });

test("a search is filtered and sorted at an address that keeps its words", async ({ page }) => {
  await page.goto("/search?q=oil");
  await expect(page.getByLabel("Order of the products")).toHaveValue("");
  await page.getByRole("checkbox", { name: /^Tin \(/ }).check();
  if (isNoScript()) await page.getByRole("button", { name: "Show products" }).click();
  await expect(page).toHaveURL(/\/search\?q=oil&pack=tin/);
  await page.getByLabel("Order of the products").selectOption("Lowest price first");
  if (isNoScript()) await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/\/search\?q=oil&pack=tin&sort=price/);
  const prices = page.locator(".product-card-price");
  await expect(async () => {
    const rupees = (await prices.allTextContents()).map((words) =>
      Number(/₹([\d,]+)/.exec(words)?.[1]?.replaceAll(",", "")),
    );
    expect(rupees.length).toBeGreaterThan(1);
    expect(rupees).toEqual(rupees.toSorted((one, other) => one - other));
  }).toPass({ timeout: 10_000 });
  for (const name of await page.getByRole("article").locator("h3").allTextContents())
    expect(name).toMatch(/tin|caterer/i);
  await page.getByRole("link", { name: "RESET FILTERS" }).click();
  await expect(page).toHaveURL(/\/search\?q=oil$/);
});

test("a category is filtered by its kinds of oil, and search engines know it by one address", async ({
  page,
}) => {
  await page.goto("/category/bulk-packs");
  await page.getByRole("checkbox", { name: /^Cold pressed groundnut oil \(/ }).check();
  if (isNoScript()) await page.getByRole("button", { name: "Show products" }).click();
  await expect(page).toHaveURL(/\/category\/bulk-packs\?oil=Cold\+pressed\+groundnut\+oil/);
  await expect(page.getByRole("article")).toHaveCount(1);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/category\/bulk-packs$/);
  await page.getByRole("link", { name: /^Remove filter/ }).click();
  await expect(page.getByRole("article").nth(2)).toBeVisible();
});

test("an address of earlier that names a kind of oil keeps it while others are chosen", async ({
  page,
}) => {
  await page.goto("/Store?oil=Filtered+groundnut+oil");
  await expect(page.getByRole("group", { name: "Kind of oil" })).toHaveCount(0);
  await expect(page.locator(".chosen-filter")).toHaveCount(1);
  await page.getByRole("checkbox", { name: /^Bulk Packs \(/ }).check();
  if (isNoScript()) await page.getByRole("button", { name: "Show products" }).click();
  await expect(page).toHaveURL(/oil=Filtered\+groundnut\+oil&category=bulk-packs/);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("the cards of a row have one height, and their buttons stand on one line", async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/Store", "/hi/Store", "/"]) {
      await page.goto(path);
      const rows = await page
        .locator(".product-grid")
        .first()
        .evaluate((grid) =>
          [...grid.querySelectorAll(".product-card")].map((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            const button = card.querySelector(".button")?.getBoundingClientRect().top ?? 0;
            const price = card.querySelector(".product-card-facts")?.getBoundingClientRect().top;
            return { top, bottom, button, price };
          }),
        );
      for (const card of rows)
        for (const other of rows.filter(({ top }) => top === card.top)) expect(other).toEqual(card);
    }
  }
});

test("“Item Added to cart” moves nothing", async ({ page }) => {
  test.skip(isNoScript(), "without a script it stands on the page that comes");
  await page.goto("/product/prayosha-sing-tel");
  const cards = page.locator(".similar .product-card");
  await cards.first().scrollIntoViewIfNeeded();
  const places = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(".similar .product-card, .similar .product-card > *, footer"),
      ].map((one) => one.getBoundingClientRect().top + scrollY),
    );
  const before = await places();
  await cards.first().getByRole("button").click();
  await expect(page.getByText("Item Added to cart").first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Without script the browser shows it.");

  test("Back leads to the place in the list of the search before", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/search?q=oil");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await page.getByRole("article").nth(5).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await page.evaluate(() => {
      const search = document.querySelector<HTMLFormElement>("form[action$='/search']")!;
      search.querySelector<HTMLInputElement>("[name=q]")!.value = "groundnut";
      search.requestSubmit();
    });
    await expect(page).toHaveURL("/search?q=groundnut");
    await page.goBack();
    await expect(page).toHaveURL("/search?q=oil");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 30);
    // Nor is it left in the frames that follow.
    const later = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let frame = 0; frame < 10; frame++) await page.evaluate(later);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place - 30);
  });

  test("a tick is answered within six frames, 100 ms, on a slow line", async ({ page }) => {
    await page.goto("/search?q=oil");
    await page.route(/search\.data\?/, () => new Promise(() => undefined));
    await page.evaluate(() => {
      const goods = document.querySelector<HTMLElement>(".store-goods")!;
      // Frames, not the clock: a busy machine is late with both.
      let frames = 0;
      const count = () => {
        if (goods.getAttribute("aria-busy") === "true") goods.dataset.frames = String(frames);
        else requestAnimationFrame(count);
        frames += 1;
      };
      addEventListener("change", () => requestAnimationFrame(count), { capture: true, once: true });
    });
    await page.getByRole("checkbox", { name: /^Tin \(/ }).check();
    const goods = page.locator(".store-goods");
    await expect(goods).toHaveCSS("opacity", "0.5");
    await expect(goods).toHaveAttribute("data-frames", /^[0-5]$/);
  });

  test("without a connection filters, order and one more page say so in place, and follow once there is one", async ({
    page,
    context,
  }) => {
    await page.goto("/Store");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await context.setOffline(true);
    await page.getByRole("checkbox", { name: /^Tin \(/ }).check();
    const words = page.locator(".store-tools output");
    await expect(words).toHaveText("There is no connection");
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page.locator(".pager [role=alert]")).toHaveText("There is no connection");
    await page.getByLabel("Order of the products").selectOption("Lowest price first");
    await expect(page).toHaveURL("/Store");
    await expect(page.getByRole("article")).toHaveCount(8);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/Store\?/);
    await expect(words).not.toHaveText("There is no connection");
  });

  test("on a phone the sheet says that there is no connection", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/category/filtered");
    await page.getByText("Show Filters").click();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await context.setOffline(true);
    await page.locator("#pack-1").check();
    await expect(page.locator(".store-filters .not-sent")).toBeInViewport();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/category\/filtered\?pack=/);
    await expect(page.locator(".chosen-filter")).toHaveCount(1);
  });
});

test("a PIN that cannot be right is told what to do", async ({ page }) => {
  for (const [language, words] of [
    ["", "Not sure? Ask us:"],
    ["/gu", "ખાતરી નથી?"],
    ["/hi", "पक्का नहीं?"],
  ]) {
    await page.goto(`${language}/product/prayosha-sing-tel?pin=100000`);
    const delivery = page.locator(".delivery-line");
    await expect(delivery.getByText(words!)).toBeVisible();
    await expect(delivery.locator("a[href^='tel:']")).toBeVisible();
    await expect(delivery.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  }
});
