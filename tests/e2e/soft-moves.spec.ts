import { expect, type Page, test } from "./journey";
import { fillLogin, owner, signIn } from "./people";

// React shows the next page itself. Without script each link loads a document, as in all other journeys.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "The browser loads each page");

/** Its products are the demo's; other journeys put theirs into the Store meanwhile. */
const category = "/category/cold-pressed-kachi-ghani";

/** Whether the document is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);

test("a link shows the next page without loading a document, and tells of it", async ({ page }) => {
  await page.goto(category);
  await page.getByRole("main").click({ position: { x: 1, y: 1 } });
  await mark(page);
  const card = page.getByRole("article").nth(4);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(0);
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.slice(0, 12));
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
  expect(await isSame(page)).toBe(true);
});

test("a form leads on in the same document, to the top of the page, but for one that signs somebody in", async ({
  page,
}) => {
  await page.goto("/gu/product/kachi-ghani-cold-pressed-groundnut-oil");
  await mark(page);
  await page.locator("main .add-to-cart button").first().click();
  await expect(page).toHaveURL("/gu/cart");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator(".pay-bar button").click();
  await expect(page).toHaveURL(/\/gu\/checkout/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame(page)).toBe(true);

  await page.goto("/login");
  await mark(page);
  await fillLogin(page, owner);
  await expect(page).toHaveURL(/\/dashboard\/admin/);
  expect(await isSame(page)).toBe(false);
});

test("a card's photo becomes the photo of the product, and the card's again on the way back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => effect);
        const names = parts.map((part) =>
          part instanceof KeyframeEffect ? part.pseudoElement : "",
        );
        document.body.dataset.moved = names.join(" ");
      });
      return transition;
    };
  });
  await page.goto(category);
  const moved = () => page.locator("body").getAttribute("data-moved");
  const card = page.getByRole("article").filter({ hasText: "Cold Pressed Groundnut Oil Tin" });
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/product/cold-pressed-groundnut-oil-tin");
  await expect.poll(moved).toContain("view-transition-group(product-photo)");
  await page.evaluate(() => delete document.body.dataset.moved);
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect.poll(moved).toContain("view-transition-group(product-photo)");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => delete document.body.dataset.moved);
  await card.getByRole("link").click();
  await expect.poll(moved).toBe("");
});

test("a product that another size was shown in the place of begins anew when a link leads to it", async ({
  page,
}) => {
  const oil = "Kachi Ghani Cold Pressed Groundnut Oil";
  await page.goto("/product/kachi-ghani-cold-pressed-groundnut-oil");
  await mark(page);
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  await sizes.getByRole("link", { name: /^5 L / }).click();
  await expect(page).toHaveURL("/product/cold-pressed-groundnut-oil-jar");
  const packs = page.getByLabel("Number of packs");
  await packs.selectOption("3");
  await page.getByRole("combobox", { name: "Search for products" }).fill(oil);
  await page.getByRole("option", { name: oil }).first().click();
  await expect(page).toHaveURL("/product/kachi-ghani-cold-pressed-groundnut-oil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(oil);
  await expect(packs).toHaveValue("1");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await isSame(page)).toBe(true);
});

test("nothing typed or opened on one page stands on the next one", async ({ page }) => {
  await page.goto("/search?q=tin");
  await mark(page);
  const search = page.getByRole("combobox", { name: "Search for products" });
  await expect(search).toHaveValue("tin");
  await page.locator(".main-nav .menu summary").click();
  await page.locator(`.main-nav .menu-panel a[href="${category}"]`).click();
  await expect(page).toHaveURL(category);
  await expect(page.locator(".main-nav .menu")).not.toHaveAttribute("open");
  await expect(search).toHaveValue("");

  const sold = page.getByRole("article").filter({ hasText: "ADD TO CART" });
  for (const each of [0, 1]) {
    await sold.nth(each).getByRole("link").click();
    await expect(page).toHaveURL(/\/product\//);
    const packs = page.getByLabel("Number of packs");
    await expect(packs).toHaveValue("1");
    await packs.selectOption("3");
    await page.locator(`main a[href="${category}"]`).click();
    await expect(page).toHaveURL(category);
  }
  expect(await isSame(page)).toBe(true);
});

test("a suggestion is opened in the same document, in the language of the page", async ({
  page,
}) => {
  await page.goto("/gu");
  await mark(page);
  const box = page.getByRole("combobox");
  await box.fill("tin");
  await expect(page.getByRole("option").first()).toBeVisible();
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/gu\/(product|category)\//);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator(".suggestions")).toBeHidden();
  expect(await isSame(page)).toBe(true);
});

test("pages stay in their language; another language and the owner's area are documents of their own", async ({
  page,
}) => {
  await page.goto("/gu");
  await mark(page);
  await page.locator('.main-nav a[href="/gu/Store"]').click();
  await expect(page).toHaveURL("/gu/Store");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/gu\/product\//);
  await page.goBack();
  await expect(page).toHaveURL("/gu/Store");
  expect(await isSame(page)).toBe(true);
  await page.locator(".header-row .languages a[hreflang=hi-IN]").click();
  await expect(page).toHaveURL("/hi/Store");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  expect(await isSame(page)).toBe(false);
});

test("what is typed in the owner's area and not saved is asked about, by links and by Back", async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const area = "/dashboard/admin";
  await signIn(page, owner, `/login?redirectTo=${area}/products`);
  await expect(page).toHaveURL(`${area}/products`);
  const menu = page.locator(".area-menu");
  await page.locator(`a[href="${area}/create-product"]`).first().click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Half a name");
  await menu.locator(`a[href="${area}/orders"]`).first().click();
  await expect.poll(() => asked).toEqual(["What you typed is not saved. Leave this page?"]);
  await expect(name).toHaveValue("Half a name");
  await page.evaluate(() => history.back());
  await expect.poll(() => asked.length).toBe(2);
  await expect(name).toHaveValue("Half a name");
  answer = true;
  await menu.locator(`a[href="${area}/orders"]`).first().click();
  await expect(page).toHaveURL(`${area}/orders`);
});
