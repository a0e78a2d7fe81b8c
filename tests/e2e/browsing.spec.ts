import { expect, test } from "./journey";

const isNoScript = () => test.info().project.name === "no-js";

test("the store filters by category and price, resets, and loads more", async ({ page }) => {
  await page.goto("/Store");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(8);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(cards.nth(8)).toBeVisible();

  // On a desktop they stand beside the products, open.
  await expect(page.getByText("Show Filters")).toBeHidden();
  await page.getByLabel("₹4,000 or more").check();
  if (isNoScript()) await page.getByRole("button", { name: "Show products" }).click();
  await expect(page).toHaveURL(/price=4000/);
  await expect(cards.first()).toBeVisible();
  for (const text of await page.locator(".product-card-price").allTextContents()) {
    expect(Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""))).toBeGreaterThanOrEqual(4000);
  }
  await page.getByRole("link", { name: "Remove filter: ₹4,000 or more" }).click();
  await expect(page).toHaveURL(/\/Store$/);
  await expect(cards).toHaveCount(8);
});

test("on a phone the filters lie over the products, say how many they show, and leave them in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  const first = page.getByRole("article").first();
  const before = await first.boundingBox();
  await page.getByText("Show Filters").click();
  await page.getByRole("checkbox", { name: /^Tin \(/ }).check();
  await page.getByLabel(/^Cold Pressed \(Kachi Ghani\) \(/).check();
  const show = page.getByRole("button", {
    name: isNoScript() ? "Show products" : "Show 1 product",
  });
  await show.click();
  await expect(page).toHaveURL(/category=cold-pressed-kachi-ghani&pack=tin/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(first).toContainText("Cold Pressed Groundnut Oil Tin");
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await expect(show).toBeHidden();
  // A row of chips is all that came between.
  await expect
    .poll(async () => (await first.boundingBox())?.y ?? Infinity)
    .toBeLessThan((before?.y ?? 0) + 80);
  await page.getByRole("link", { name: "Remove filter: Tin" }).click();
  await expect(page).toHaveURL(/category=cold-pressed-kachi-ghani$/);
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("a filter is ticked by its words, and the sheet stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  await page.getByText("Show Filters").click();
  await page.locator("label", { hasText: /^Filtered \(/ }).click();
  await expect(page.getByLabel(/^Filtered \(/)).toBeChecked();
  await expect(page.getByText("Hide Filters")).toBeVisible();
});

test("the buttons of the sheet of filters have their words in one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of ["", "/gu", "/hi"]) {
    await page.goto(`${language}/Store`);
    await page.locator(".store-filters summary").click();
    for (const button of await page.locator(".store-filters .actions .button").all())
      expect((await button.boundingBox())?.height, await button.innerText()).toBeLessThan(50);
  }
});

test("a tap beside the sheet of filters closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  await page.getByText("Show Filters").click();
  await expect(page.getByText("Hide Filters")).toBeVisible();
  await page.mouse.click(200, 100);
  await expect(page.getByText("Hide Filters")).toBeHidden();
});

/** What a card says of the price per litre; of a pack of one litre its price. */
function litrePrice(card: string): number {
  const [, price = ""] =
    /₹([\d,.]+) per litre/.exec(card) ?? /₹([\d,.]+) \/ 1 Ltr/.exec(card) ?? [];
  return Number(price.replaceAll(",", ""));
}

test("the Store is ordered by what a litre costs, at an address that keeps the order", async ({
  page,
}) => {
  await page.goto("/Store");
  await page.getByLabel("Order of the products").selectOption("Lowest per litre");
  if (isNoScript()) await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/sort=litre/);
  // Other journeys change prices meanwhile: what counts is the order.
  await expect(async () => {
    const cards = await page.getByRole("article").allInnerTexts();
    const perLitre = cards.map(litrePrice);
    expect(perLitre.length).toBeGreaterThan(5);
    expect(perLitre).toEqual(perLitre.toSorted((one, other) => one - other));
  }).toPass({ timeout: 10_000 });
  await page.goto("/Store?sort=litre&stock=in");
  await expect(page.getByLabel("Order of the products")).toHaveValue("litre");
});

test("home leads to what is bought most, to kinds, sizes and uses", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Prayosha: groundnut oil from Surat");
  await expect(page.getByText(/^1 L from ₹[\d,]+, 15 L from ₹[\d,]+$/)).toBeInViewport();
  await expect(page.getByRole("region", { name: "Top Products" }).getByRole("article")).toHaveCount(
    8,
  );
  await page.getByRole("link", { name: "See cold pressed oil" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "10 L or more" }).click();
  await expect(page).toHaveURL("/Store?size=10");
  await expect(page.getByText(/products found$/)).toBeVisible();
});

test("the header comes back on the way up", async ({ page }) => {
  test.skip(isNoScript(), "without a script it stays at the top of the page");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  const cart = page.getByRole("link", { name: /^Cart/ });
  // A wheel waits for no script.
  const runs = () => expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await runs();
  await page.mouse.wheel(0, 1200);
  await expect(cart).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(cart).toBeInViewport();
  // The same where the browser brings a reloaded page back to its place.
  await page.reload();
  await runs();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, 300);
  await expect(cart).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(cart).toBeInViewport();
});

test("a list that grew has the focus on its first new product, and Back leaves it", async ({
  page,
}) => {
  test.skip(isNoScript(), "without a script a longer list is a page");
  await page.goto("/");
  await page.goto("/Store");
  await page.getByRole("link", { name: "Load more" }).click();
  const ninth = page.getByRole("article").nth(8).getByRole("link").first();
  await expect(ninth).toBeFocused();
  await expect(page).toHaveURL("/Store?page=2");
  await expect(page.getByText(/^Showing 16 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a list that grew stands at its place again when Back leads to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  await page.getByRole("link", { name: "Load more" }).click();
  const twelfth = page.getByRole("article").nth(11);
  await expect(twelfth).toBeVisible();
  await twelfth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await twelfth.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL("/Store?page=2");
  await expect(page.getByRole("article")).toHaveCount(16);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 30);
  await expect(twelfth).toBeInViewport();
});

test("of filters changed in quick succession the last are shown", async ({ page }) => {
  test.skip(isNoScript(), "without a script they are sent together");
  // The first answer would come last.
  let asked = 0;
  await page.route(/\/Store\.data/, async (route) => {
    asked += 1;
    const answer = await route.fetch();
    if (asked === 1) await page.waitForResponse((it) => it.url().includes("category=") && it.ok());
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.goto("/Store");
  await page.getByRole("checkbox", { name: /^Tin \(/ }).check();
  await page.getByLabel(/^Cold Pressed \(Kachi Ghani\) \(/).check();
  await expect(page).toHaveURL(/category=cold-pressed-kachi-ghani&pack=tin/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("1 product found")).toBeVisible();
  expect(asked).toBe(2);
  await page.getByRole("link", { name: "Remove filter: Tin" }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
  const chip = page.getByRole("link", { name: /^Remove filter: Cold Pressed/ });
  await expect(chip).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /^Tin \(/ })).not.toBeChecked();
});

test("a filter that is ticked before React runs is asked for as soon as it does", async ({
  page,
}) => {
  test.skip(isNoScript(), "without a script it waits for the button");
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto("/Store", { waitUntil: "commit" });
  // Without the wait for React that presses on a page have.
  const box = await page.waitForSelector("#category-1", { state: "attached" });
  await box.evaluate((field: HTMLElement) => field.click());
  load();
  await expect(page).toHaveURL(/\/Store\?category=/);
  await expect(page.locator("#category-1")).toBeChecked();
  await expect(page.locator(".chosen-filter")).toHaveCount(1);
});

test("a filter and one more page keep the language", async ({ page }) => {
  await page.goto("/gu/Store");
  await page.locator("#category-1").check();
  if (isNoScript()) await page.locator(".store-filters .actions button").click();
  await expect(page).toHaveURL(/\/gu\/Store\?category=/);
  await expect(page.locator("html")).toHaveAttribute("lang", /^gu/);
  await expect(page.locator(".chosen-filter")).toHaveCount(1);
  await page.goto("/gu/Store");
  await page.locator(".pager a").click();
  await expect(page).toHaveURL("/gu/Store?page=2");
  await expect(page.getByRole("article")).toHaveCount(16);
  await page.getByRole("article").last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/gu\/product\//);
});

test("an unknown page says so and leads back", async ({ page }) => {
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops ! Page Not Found")).toBeVisible();
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

test("a guest on a guarded page waits, signs in and comes back to it", async ({ page }) => {
  const answer = await page.goto("/dashboard/user/orders");
  expect(answer?.status()).toBe(401);
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fdashboard%2Fuser%2Forders/);
  await page.getByRole("main").getByLabel("Email").fill("asha@prayosha.example");
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill("groundnut");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/dashboard/user/orders");
  await expect(page.getByRole("article")).toHaveCount(5);
});
