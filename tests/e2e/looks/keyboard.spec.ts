import { expect, type Page, test } from "../journey";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "The order of focus is the same");

test("the first key press offers to skip the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Shop all packs" })).toBeFocused();
});

test("the keyboard walks through the login in the order one reads", async ({ page }) => {
  await page.goto("/login");
  expect(await stopsIn(page, 6)).toEqual([
    "Email",
    "Password",
    "Show password",
    "Login",
    "Forgot password?",
    "Register",
  ]);
});

test("the keyboard walks through a product in the order one reads", async ({ page }) => {
  await page.goto("/product/refined-groundnut-oil-pouch");
  // Whether the shop has a WhatsApp number is a setting.
  const stops = (await stopsIn(page, 19)).filter((stop) => stop !== "Ask on WhatsApp");
  const photos = stops.splice(0, 4);
  expect(photos).toEqual(["Enlarge", "Enlarge", "Photo 1", "Photo 2"]);
  const [category, reviews, packs, add, own, size, ...others] = stops;
  expect(reviews).toMatch(/reviews?$/);
  expect([category, packs, add]).toEqual([
    "Double Filtered & Refined",
    "Number of packs",
    "ADD TO CART: Refined Groundnut Oil Pouch",
  ]);
  expect(own).toMatch(/^1 L/);
  expect(size).toContain("15 kg");
  const [pin, check, shipping, share, phone, email, similar, addSimilar] = others;
  expect([phone, email]).toEqual(["+91 98765 43210", "care@prayosha.example"]);
  expect([pin, check, shipping, share]).toEqual([
    "Your PIN code",
    "Check",
    "Shipping Policy",
    "Share on WhatsApp",
  ]);
  const name = /^More Details about (.+)$/.exec(similar ?? "")?.[1];
  expect(addSimilar).toBe(`ADD TO CART: ${name}`);
});

test("the keyboard walks through the cart line by line, then to the way on", async ({ page }) => {
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page.getByRole("button", { name: "ADD TO CART: Refined Groundnut Oil Pouch" }).click();
  await expect(page).toHaveURL("/cart");
  // "One less" is off at 1 and so no stop; "Update" is for those without script.
  expect(await stopsIn(page, 10)).toEqual([
    "Refined Groundnut Oil Pouch",
    "Quantity of Refined Groundnut Oil Pouch, 1 to 5",
    "One more",
    "Remove Refined Groundnut Oil Pouch",
    "Your PIN code",
    "Check",
    "Have a coupon code?",
    "Checkout",
    "Login to checkout",
    "Continue Shopping",
  ]);
});

for (const path of ["/gu/product/kachi-ghani-cold-pressed-groundnut-oil", "/gu/quick-order"])
  test(`nothing covers what has the focus on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await expect(page.getByText("See this page in English")).toBeVisible();
    await page.getByRole("main").focus();
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.locator(":focus").evaluate(coverOf), `stop ${stop + 1}`)
        .toBeNull();
    }
    const last = page.locator(".site-footer a").last();
    await last.focus();
    await expect.poll(() => last.evaluate(coverOf), "the end of the page").toBeNull();
  });

/** The names of the next `count` things that Tab stops at in the page's main part; each must show that it has the focus. */
async function stopsIn(page: Page, count: number): Promise<string[]> {
  await page.getByRole("main").focus();
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press("Tab");
    const stop = page.locator(":focus");
    await expect(stop).toBeInViewport();
    const { name, ring } = await stop.evaluate(asSeen);
    expect(ring, `${name} shows the focus`).toBeGreaterThanOrEqual(2);
    names.push(name);
  }
  return names;
}

/** Runs in the page: an element's name, and how many pixels wide the line around it is. */
function asSeen(element: Element): { name: string; ring: number } {
  const label = (element as HTMLInputElement).labels?.[0];
  const name = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "";
  const rings = [getComputedStyle(element), getComputedStyle(element, "::after")]
    .filter(({ outlineStyle }) => outlineStyle !== "none")
    .map(({ outlineWidth }) => Number.parseFloat(outlineWidth));
  return { name: name.trim(), ring: Math.max(0, ...rings) };
}

/** Runs in the page: what lies over the middle of an element; null: nothing. */
function coverOf(element: Element): string | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = !there || element.contains(there) || there.contains(element);
  return isFree ? null : there.outerHTML.slice(0, 100);
}
