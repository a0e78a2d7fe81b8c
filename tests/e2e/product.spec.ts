import { expect, type Page, test } from "./journey";

// The product's page as a shopper goes about it, with JavaScript and without.

const glass = "/product/cold-pressed-oil-in-glass";
const kachiGhani = "/product/kachi-ghani-cold-pressed-groundnut-oil";

const strip = (page: Page) => page.getByRole("list", { name: "Photos" });
const zoom = (page: Page) => page.getByRole("dialog", { name: "Enlarged photo" });
const isNoScript = () => test.info().project.name === "no-js";

test("the thumbnails lead through the photos", async ({ page }) => {
  await page.goto(glass);
  const photos = strip(page).locator("img");
  await expect(photos).toHaveCount(2);
  await expect(photos.nth(1)).not.toBeInViewport();
  await page.getByRole("list", { name: "Show a photo" }).getByRole("link").nth(1).click();
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.6 });
  await page.getByRole("list", { name: "Show a photo" }).getByRole("link").first().click();
  await expect(photos.first()).toBeInViewport({ ratio: 0.6 });
});

test("an address that names a photo shows it, and its thumbnail is marked", async ({ page }) => {
  await page.goto(`${glass}#photo-2`);
  const photos = strip(page).locator("img");
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.6 });
  if (isNoScript()) return;
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const thumbnails = page.getByRole("list", { name: "Show a photo" }).getByRole("link");
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current");
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.6 });
});

test("a photo is enlarged at an address of its own, and leads to the others and back", async ({
  page,
}) => {
  await page.goto(glass);
  await strip(page).getByRole("link").first().click();
  await expect(page).toHaveURL(`${glass}?photo=1`);
  await expect(zoom(page).getByText("Photo 1 of 2")).toBeVisible();
  const enlarged = zoom(page).getByRole("img");
  const first = await enlarged.getAttribute("src");
  await zoom(page).getByRole("link", { name: "Next photo" }).click();
  await expect(page).toHaveURL(`${glass}?photo=2`);
  await expect(zoom(page).getByText("Photo 2 of 2")).toBeVisible();
  await expect(enlarged).not.toHaveAttribute("src", first ?? "");
  await zoom(page).getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(glass);
  await expect(zoom(page)).toHaveCount(0);
});

test("a link to an enlarged photo shows it, and one to a photo that is not there shows the page", async ({
  page,
}) => {
  await page.goto(`${glass}?photo=2`);
  await expect(zoom(page).getByText("Photo 2 of 2")).toBeVisible();
  await page.goto(`${glass}?photo=9`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cold Pressed Oil in Glass");
  await expect(zoom(page)).toHaveCount(0);
});

test("Escape closes an enlarged photo and the photo has the focus again", async ({ page }) => {
  test.skip(isNoScript(), "without a script the dialog stands in the page");
  await page.goto(glass);
  await strip(page).getByRole("link").first().click();
  await expect(zoom(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom(page)).toHaveCount(0);
  await expect(page).toHaveURL(glass);
  await expect(strip(page).getByRole("link").first()).toBeFocused();
});

test("an enlarged photo and its neighbours are one step of history", async ({ page }) => {
  test.skip(isNoScript(), "without a script each is a page");
  await page.goto("/Store");
  await page.goto(glass);
  await strip(page).getByRole("link").first().click();
  await zoom(page).getByRole("link", { name: "Next photo" }).click();
  await expect(page).toHaveURL(`${glass}?photo=2`);
  await zoom(page).getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(glass);
  await page.goBack();
  await expect(page).toHaveURL("/Store");
});

test("an enlarged photo is whole at first, and larger when asked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${glass}?photo=1`);
  const photo = zoom(page).getByRole("img");
  const isWide = () => photo.evaluate((image) => image.clientWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await photo.click();
  await expect.poll(isWide).toBe(true);
  await photo.click();
  await expect.poll(isWide).toBe(false);
  await zoom(page).getByLabel("Enlarge").focus();
  await page.keyboard.press("Space");
  await expect.poll(isWide).toBe(true);
});

test("as many packs as were asked for are put into the cart", async ({ page }) => {
  await page.goto(kachiGhani);
  await page.getByLabel("Number of packs").selectOption("3");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("3");
});

test("what is added from Similar Products is said beside its button, with a way to the cart", async ({
  page,
}) => {
  await page.goto(kachiGhani);
  const similar = page.getByRole("region", { name: "Similar Products" });
  // Its own sizes stand above; these are other oils.
  await expect(similar.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(
    similar.getByRole("heading", { name: /Kachi Ghani|^Cold Pressed Groundnut/ }),
  ).toHaveCount(0);
  await similar
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page.getByText("Item Added to cart")).toBeVisible();
  if (isNoScript()) return;
  await similar.getByRole("link", { name: "See the cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("other sizes of the oil are one press away, with their price per litre", async ({ page }) => {
  await page.goto(kachiGhani);
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  await expect(sizes.locator("[aria-current]")).toContainText("2 L");
  const volumes = await sizes.locator(".size-volume").allTextContents();
  const litres = volumes.map((words) => Number.parseFloat(words));
  expect(litres).toEqual([...litres].sort((one, other) => one - other));
  await expect(sizes.getByText("Lowest price per litre")).toHaveCount(1);

  await sizes.getByRole("link", { name: /^5 L / }).click();
  await expect(page).toHaveURL(
    `/product/cold-pressed-groundnut-oil-jar${isNoScript() ? "#sizes" : ""}`,
  );
  await expect(sizes.locator("[aria-current]")).toContainText("5 L");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("main").getByText("Cold Pressed Groundnut Oil Jar")).toBeVisible();
});

test("another size takes the place of this one: nothing scrolls, and what was set stays", async ({
  page,
}) => {
  test.skip(isNoScript(), "without a script the link leads to the same table on its page");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Store");
  await page.goto(`${kachiGhani}?pin=395006`);
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  const photo = strip(page).getByRole("img").first();
  const [before, price] = [await photo.getAttribute("src"), page.locator(".buy-bar-price")];
  await page.getByLabel("Number of packs").selectOption("2");
  const five = sizes.getByRole("link", { name: /^5 L / });
  await five.scrollIntoViewIfNeeded();
  await page.evaluate(() => void Object.assign(window, { isSame: true }));
  const top = async () => (await sizes.boundingBox())?.y ?? Number.NaN;
  const was = await top();
  const priceBefore = await price.innerText();
  await five.click();
  await expect(page).toHaveURL("/product/cold-pressed-groundnut-oil-jar?pin=395006");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Cold Pressed Groundnut Oil Jar",
  );
  await expect(page).toHaveTitle(/Cold Pressed Groundnut Oil Jar/);
  await expect(five).toBeFocused();
  await expect(five).toHaveAttribute("aria-current", "true");
  expect(Math.abs((await top()) - was)).toBeLessThan(2);
  // However long the names and texts above it are.
  for (const size of await sizes.getByRole("link").all()) {
    await size.click();
    await expect(size).toHaveAttribute("aria-current", "true");
    expect(Math.abs((await top()) - was)).toBeLessThan(2);
  }
  await five.click();
  await expect(five).toHaveAttribute("aria-current", "true");
  await expect(price).not.toHaveText(priceBefore);
  await expect(photo).not.toHaveAttribute("src", before ?? "");
  await expect(page.getByText(/^Deliver to 395006/)).toBeVisible();
  await expect(page.getByLabel("Number of packs")).toHaveValue("2");

  // Neither the large photo nor another PIN begins the page anew.
  await strip(page).getByRole("link").first().click();
  await expect(zoom(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom(page)).toHaveCount(0);
  await expect(strip(page).getByRole("link").first()).toBeFocused();
  await page.getByLabel("Your PIN code").fill("395007");
  await page.getByLabel("Your PIN code").press("Enter");
  await expect(page.getByText(/^Deliver to 395007/)).toBeVisible();
  await expect(page.getByLabel("Your PIN code")).toBeFocused();
  await expect(page.getByLabel("Number of packs")).toHaveValue("2");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/Store");
});

test("a size looks chosen as soon as it is pressed, however slow the line", async ({ page }) => {
  test.skip(isNoScript(), "the browser loads the page");
  await page.goto(kachiGhani);
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await sizes.getByRole("link", { name: /^5 L / }).click();
  await expect(sizes.locator(".size-chosen")).toContainText("5 L");
  await expect(page).toHaveURL(kachiGhani);
  letGo();
  await expect(page).toHaveURL("/product/cold-pressed-groundnut-oil-jar");
});

test("the size that was pressed last goes into the cart, before its page has come", async ({
  page,
}) => {
  test.skip(isNoScript(), "the browser loads the page");
  await page.goto(kachiGhani);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/product\/[^/]+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  await sizes.getByRole("link", { name: /^5 L / }).click();
  await expect(sizes.locator(".size-chosen")).toContainText("5 L");
  await page.locator(".buy-bar button").click();
  letGo();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("list", { name: "Items" })).toContainText("5 Ltr.");
});

test("what was said of one size is not said of the next", async ({ page, context }) => {
  test.skip(isNoScript(), "the browser shows a page of its own");
  await page.goto(kachiGhani);
  const bar = page.locator(".buy-bar");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await context.setOffline(true);
  await bar.getByRole("button", { name: /^ADD TO CART/ }).click();
  await expect(bar.getByRole("alert")).toContainText("There is no connection");
  await context.setOffline(false);
  const sizes = page.getByRole("region", { name: "Sizes of this oil" });
  await sizes.getByRole("link", { name: /^5 L / }).click();
  await expect(page).toHaveURL("/product/cold-pressed-groundnut-oil-jar");
  await expect(bar.getByRole("alert")).toHaveCount(0);
});

test("only the first photo is fetched until somebody goes to the photos", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(glass);
  const second = strip(page).locator("img").nth(1);
  const isFetched = () => second.evaluate((image: HTMLImageElement) => image.currentSrc !== "");
  if (!isNoScript()) expect(await isFetched()).toBe(false);
  await page.getByRole("list", { name: "Show a photo" }).getByRole("link").nth(1).click();
  await expect(second).toBeInViewport({ ratio: 0.6 });
  await expect.poll(isFetched).toBe(true);
});

test("a product is shared over WhatsApp by a plain link with its price and address", async ({
  page,
}) => {
  await page.goto(glass);
  const link = page.getByRole("link", { name: "Share on WhatsApp" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin).toBe("https://wa.me");
  const words = address.searchParams.get("text") ?? "";
  expect(words).toContain("Cold Pressed Oil in Glass, ₹449 / 1 Ltr.");
  expect(words.split("\n").at(-1)).toMatch(
    /^https?:\/\/[^/]+\/product\/cold-pressed-oil-in-glass$/,
  );
});

test("where the device can share by itself, a button opens its list", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => {
        document.body.dataset.shared = JSON.stringify(shared);
        return undefined;
      },
    });
  });
  await page.goto(glass);
  const button = page.getByRole("button", { name: "Share", exact: true });
  if (isNoScript()) {
    await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toBeVisible();
    await expect(button).toHaveCount(0);
    return;
  }
  await button.click();
  const shared = JSON.parse((await page.locator("body").getAttribute("data-shared")) ?? "{}");
  expect(shared.title).toContain("Cold Pressed Oil in Glass");
  expect(shared.url).toMatch(/\/product\/cold-pressed-oil-in-glass$/);
});

test("the PIN is answered where it is typed, and without a connection beside its button", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.goto(glass);
  const field = page.getByLabel("Your PIN code");
  const delivery = page.getByRole("region", { name: "Delivery" });
  await field.fill("395006");
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${glass}\\?pin=395006(#delivery)?$`));
  await expect(delivery.getByText(/^Deliver to 395006: ₹/)).toBeVisible();
  await expect(field).toHaveValue("395006");
  await field.fill("12");
  await delivery.getByRole("button", { name: "Change" }).click();
  await expect(delivery.getByRole("alert")).toHaveText("PIN must have 6 digits, such as 395002");
  await expect(field).toHaveValue("12");
  if (isNoScript()) return;
  await expect(page.getByRole("button", { name: "Check" })).toBeFocused();
  await context.setOffline(true);
  await field.fill("395007");
  await field.press("Enter");
  await expect(delivery.getByText("There is no connection")).toBeVisible();
  await expect(field).toBeFocused();
  await context.setOffline(false);
  await field.press("Enter");
  await expect(delivery.getByText(/^Deliver to 395007: ₹/)).toBeVisible();
  await expect(delivery.getByText("There is no connection")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
