import { expect, type Page, test } from "../journey";
import { litre } from "../guest";
import { inspectionOf } from "../inspection";

// Other letters are wider, higher and break elsewhere: the storefront as a guest sees it in Gujarati and in Hindi.

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "axe is a script; the pages are the same");
test.describe.configure({ timeout: 120_000 });

const add = { gu: /^કાર્ટમાં ઉમેરો/, hi: /^कार्ट में जोड़ें/ };

for (const [language, addToCart] of Object.entries(add)) {
  test(`nobody is shut out of the shop in ${language}`, async ({ page }) => {
    const { visit, look, problems } = inspectionOf(page);
    for (const path of [
      "",
      "/Store?category=bulk-packs&price=1000-1999",
      "/search?q=petrol",
      "/product/prayosha-sing-tel",
      "/product/three-litre-jar-of-filtered-oil",
      "/categories",
      "/category/premium-glass",
      "/quick-order",
      "/buy?items=prayosha-sing-tel:2,nothing-here:1",
      "/about",
    ])
      await visit(`/${language}${path}`);
    await page.goto(`/${language}/Store`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("main summary, main a[href*='filters']").first().click();
    await look("the filters");
    expect(problems).toEqual([]);
  });

  test(`nobody is shut out of buying in ${language}`, async ({ page }) => {
    const { look, problems } = inspectionOf(page);
    await page.goto(`/${language}${litre}`);
    await page.getByRole("button", { name: addToCart }).first().click();
    await expect(page).toHaveURL(`/${language}/cart`);
    await look("the cart");
    await page.goto(`/${language}/checkout`);
    await sendBlanks(page);
    await look("the checkout with mistakes");
    await fillIn(page, language);
    const pay = page.locator("main .pay-button");
    await expect(pay).toContainText("₹");
    await pay.click();
    const frame = page.frameLocator("dialog[open] iframe");
    await expect(frame.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
    await page.goto(page.url().replace(/\?.*/, ""));
    await look("the page to pay on");
    await page.goto(page.url().replace("/pay/", "/order/"));
    await look("an order that is not paid");
    expect(problems).toEqual([]);
  });

  test(`nobody is shut out of the forms and texts in ${language}`, async ({ page }) => {
    const { visit, look, problems } = inspectionOf(page);
    for (const path of [
      "/privacy",
      "/RefundandReturn",
      "/shipingpolicy",
      "/recalls",
      "/nothing-here",
    ])
      await visit(`/${language}${path}`);
    for (const path of [
      "/contact",
      "/grievances",
      "/track",
      "/register",
      "/login",
      "/forgotpassword",
    ]) {
      await page.goto(`/${language}${path}`);
      await sendBlanks(page);
      await look(`${path} with mistakes`);
    }
    expect(problems).toEqual([]);
  });
}

/** Passes the browser's own checks, and none of the server's. */
async function sendBlanks(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const field of await main
    .locator("input[required]:visible, textarea[required]:visible")
    .all())
    await field.fill((await field.getAttribute("type")) === "email" ? "nobody@nowhere" : "      ");
  for (const select of await main.locator("select[required]").all())
    await select.selectOption({ index: 1 });
  await main.locator("button[type=submit]").last().click();
  await expect(main.locator(".field-error, .notice-error").first()).toBeVisible();
}

async function fillIn(page: Page, language: string): Promise<void> {
  for (const [name, text] of [
    ["name", "મીરા देसाई"],
    ["email", `${language}-looks@example.com`],
    // One of its own: the shop limits the orders for one number.
    ["phone", `9${String(Date.now()).slice(-9)}`],
    ["line", "12 Ring Road"],
    ["city", "Surat"],
    ["pin", "395007"],
  ] as const)
    await page.locator(`main [name="${name}"]:visible`).first().fill(text);
}
