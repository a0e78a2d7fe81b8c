import type { Page } from "@playwright/test";
import type { Screen } from "./camera";

/** What somebody without an account sees. */
export const guestScreens: Screen[] = [
  { name: "home", path: "./" },
  { name: "menu", path: "./", arrive: openPhoneMenu, widths: [390] },
  { name: "store", path: "./Store" },
  { name: "store-filtered", path: "./Store?category=bulk-packs" },
  { name: "store-none", path: "./Store?category=bulk-packs&price=0-499" },
  { name: "search", path: "./search?q=groundnut" },
  { name: "search-none", path: "./search?q=petrol" },
  { name: "categories", path: "./categories" },
  { name: "category", path: "./category/premium-glass" },
  { name: "product", path: "./product/kachi-ghani-cold-pressed-groundnut-oil" },
  { name: "product-pouch", path: "./product/refined-groundnut-oil-pouch" },
  { name: "cart-empty", path: "./cart" },
  { name: "cart", path: "./cart", arrive: fillCart },
  { name: "buy", path: "./buy?items=kachi-ghani-cold-pressed-groundnut-oil:2,nothing-here:1" },
  { name: "about", path: "./about" },
  { name: "contact", path: "./contact" },
  { name: "grievances", path: "./grievances" },
  { name: "batch", path: "./b/26-11-A" },
  { name: "batch-unknown", path: "./b/nothing-here" },
  { name: "recalls", path: "./recalls" },
  { name: "track", path: "./track" },
  { name: "track-mistakes", path: "./track", arrive: sendMistakes },
  { name: "contact-mistakes", path: "./contact", arrive: sendMistakes },
  { name: "bulk", path: "./bulk" },
  { name: "bulk-mistakes", path: "./bulk", arrive: sendMistakes },
  { name: "terms", path: "./Termsofservices" },
  { name: "privacy", path: "./privacy" },
  { name: "refund-and-return", path: "./RefundandReturn" },
  { name: "shipping-policy", path: "./shipingpolicy" },
  { name: "login", path: "./login" },
  { name: "login-mistakes", path: "./login", arrive: sendMistakes },
  { name: "register", path: "./register" },
  { name: "register-mistakes", path: "./register", arrive: sendMistakes },
  { name: "forgot-password", path: "./forgotpassword" },
  { name: "forgot-password-mistakes", path: "./forgotpassword", arrive: sendMistakes },
  { name: "my-data", path: "./my-data" },
  { name: "refused", path: "./dashboard/user" },
  { name: "not-found", path: "./nothing-here" },
  { name: "offline", path: "./offline" },
  { name: "broken", path: "./", arrive: breakAPage },
  { name: "api-docs", path: "./api/docs" },
];

export async function fillCart(page: Page): Promise<void> {
  const packs = ["refined-groundnut-oil-pouch", "kachi-ghani-cold-pressed-groundnut-oil"];
  for (const pack of packs) {
    await page.goto(`./product/${pack}`);
    await page.locator(".add-to-cart button").first().click();
    await page.waitForURL("**/cart");
  }
}

/** Sends the page's form with what the browser lets pass and the shop does not. */
export async function sendMistakes(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const field of await main.locator("input[required], textarea[required]").all())
    await field.fill((await field.getAttribute("type")) === "email" ? "nobody@nowhere" : "      ");
  for (const select of await main.locator("select[required]").all())
    await select.selectOption({ index: 1 });
  await main.locator("button[type=submit]").last().click();
  await main.locator(".field-error, .notice-error").first().waitFor();
}

/** The shop's answer for the next page is one that nobody expects. */
async function breakAPage(page: Page): Promise<void> {
  await page.route("**/categories.data*", (route) =>
    route.fulfill({ status: 500, body: "no page" }),
  );
  await page.locator("footer").getByRole("link", { name: "All Categories" }).click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.unroute("**/categories.data*");
}

async function openPhoneMenu(page: Page): Promise<void> {
  await page.locator(".phone-menu > summary").click();
}
