import { expect, type Locator, type Page, test } from "./journey";

// What a shopper sees while the line is slow: pictures are compared, since an attribute may say that something shows which does not.

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Without script the browser shows it.");

/** Holds what matches until the page is closed. */
async function slow(page: Page, path: RegExp, method: string): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.continue();
    await new Promise(() => undefined);
  });
}

/** Whether what is painted there changes by itself, once the pointer is elsewhere. */
async function turns(page: Page, button: Locator): Promise<void> {
  const place = (await button.boundingBox())!;
  await page.mouse.move(0, 0);
  const seconds = () =>
    button.evaluate((element) =>
      Math.max(
        0,
        ...element.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)),
      ),
    );
  await expect.poll(seconds).toBeGreaterThan(800);
  const picture = () => button.screenshot({ animations: "allow" });
  const first = await picture();
  await expect.poll(async () => (await picture()).equals(first)).toBe(false);
  expect(await button.boundingBox()).toEqual(place);
}

test("a pressed button shows that it is worked on, and nothing beside it moves", async ({
  page,
}) => {
  await page.goto("/product/prayosha-sing-tel");
  await slow(page, /./, "POST");
  const button = page.getByRole("button", { name: "ADD TO CART" }).first();
  await button.click();
  await turns(page, button);
});

test("a PIN that is looked up shows it at its button", async ({ page }) => {
  await page.goto("/product/prayosha-sing-tel");
  await page.getByLabel("PIN").first().fill("395007");
  await slow(page, /pin=395007/, "GET");
  const button = page.getByRole("button", { name: "Check" }).first();
  await button.click();
  await turns(page, button);
});

test("a list that is being filtered is dimmed until its products are there", async ({ page }) => {
  await page.goto("/Store");
  const found = page.locator(".store-tools output");
  const before = await page.screenshot({ animations: "allow" });
  await slow(page, /Store\.data\?/, "GET");
  await page.getByLabel("Order of the products").selectOption({ index: 1 });
  await expect(found).toHaveCSS("opacity", "0.5");
  expect((await page.screenshot({ animations: "allow" })).equals(before)).toBe(false);
});
