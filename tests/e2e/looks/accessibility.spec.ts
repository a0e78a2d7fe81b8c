import { expect, type Page, test } from "../journey";
import { inspectionOf } from "../inspection";
import { asha, owner, signIn } from "../people";

const kiran = { email: "kiran@prayosha.example", password: "groundnut" };
const oil = "/product/kachi-ghani-cold-pressed-groundnut-oil";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "axe is a script; the pages are the same");
// Axe reads some twenty pages in each, which takes two minutes on a busy machine.
test.describe.configure({ timeout: 300_000 });

test("nobody is shut out of the shop", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  await visit("/");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary", { hasText: "Menu" }).click();
  await look("the menu of a phone");
  for (const path of [
    "/Store",
    "/Store?category=bulk-packs&price=1000-1999",
    "/search?q=groundnut",
    "/search?q=petrol",
    oil,
    "/categories",
    "/category/premium-glass",
    "/cart",
    "/about",
  ])
    await visit(path);
  expect(problems).toEqual([]);
});

test("nobody is shut out of the policies, the error pages and the forms of a guest", async ({
  page,
}) => {
  const { visit, look, problems } = inspectionOf(page);
  const main = page.getByRole("main");
  for (const path of [
    "/Termsofservices",
    "/privacy",
    "/RefundandReturn",
    "/shipingpolicy",
    "/recalls",
    "/nothing-here",
  ])
    await visit(path);
  for (const path of [
    "/contact",
    "/grievances",
    "/track",
    "/bulk",
    "/register",
    "/login",
    "/forgotpassword",
  ]) {
    await visit(path);
    await fillWithBlanks(page);
    await main.locator("button[type=submit]").last().click();
    await expect(main.locator(".field-error, .notice-error").first()).toBeVisible();
    await look(`${path} with mistakes`);
  }
  await standStill(page);
  await visit("/dashboard/user");
  expect(problems).toEqual([]);
});

test("nobody is shut out of the cart and the shopper's own pages", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  await signIn(page, asha);
  await visit("/dashboard/user");
  await page.getByText(/^Asha/).first().click();
  await look("the user menu");
  await visit("/dashboard/user/profile");
  await visit("/dashboard/user/addresses");
  await visit("/dashboard/user/orders");
  for (const link of [".own-order a", ".invoice-links a"])
    await visit((await page.locator(link).first().getAttribute("href")) ?? "");
  await fillCart(page);
  await visit("/checkout");
  await page.getByLabel("Another address").check();
  await page.getByLabel("PIN", { exact: true }).fill("0123456");
  await page.getByLabel("City or village").fill("Surat");
  await page.getByRole("button", { name: /^(Pay ₹|See the total)/ }).click();
  await expect(page.locator(".field-error").first()).toBeVisible();
  await look("an address with a mistake");
  await page.goto("/cart");
  const quantity = page.getByLabel(/^Quantity of .*, 1 to 5/);
  await quantity.fill("9");
  await quantity.press("Enter");
  await expect(page.getByText("Choose a whole number from 1 to 5.")).toBeVisible();
  await look("the cart with a refused quantity");
  await standStill(page);
  await visit("/dashboard/admin");
  expect(problems).toEqual([]);
});

test("nobody is shut out of paying", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  const frame = page.frameLocator("dialog[open] iframe");
  await signIn(page, kiran);
  await visit("/dashboard/user/orders");
  await fillCart(page);
  await look("the cart of somebody who may pay");
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(frame.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
  const order = /\/pay\/([^?]+)/.exec(page.url())?.[1];
  await visit(`/pay/${order}`);
  await visit(`/order/${order}`);

  await openHostedPage(page, `/pay/${order}`);
  await look("the provider's page");
  await page.getByRole("button", { name: "Force failure" }).click();
  await expect(page.getByRole("main").getByText("The payment did not go through.")).toBeVisible();
  await look("an order whose payment failed");
  await page.unrouteAll();

  await page.goto(`/pay/${order}?open`);
  await frame.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL("/dashboard/user/orders");
  await look("the orders right after paying");
  await visit(`/order/${order}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  await fillCart(page);
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  const second = page.url();
  await openHostedPage(page, second.replace(/\?.*/, ""));
  await page.getByRole("button", { name: "Bank does not answer" }).click();
  await look("a bank that does not answer");
  await standStill(page);
  const waiting = second.replace("/pay/", "/order/").replace(/\?.*/, "");
  // The shop asks the provider again after some seconds, not at each look.
  await expect(async () => {
    await page.goto(waiting);
    await expect(page.getByRole("heading", { name: "Waiting for your bank" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 30_000 });
  await visit(waiting);
  expect(problems).toEqual([]);
});

test("nobody is shut out of the owner's pages", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  await signIn(page, owner);
  for (const screen of [
    "",
    "/products",
    "/users",
    "/users?q=nobody",
    "/settings",
    "/profile",
    "/product/refined-groundnut-oil-pouch",
  ])
    await visit(`/dashboard/admin${screen}`);
  await visit("/dashboard/admin/create-category");
  await fillWithBlanks(page);
  await page.getByRole("button", { name: "Create Category" }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await look("a category without a name");
  await visit("/dashboard/admin/create-product");
  await fillWithBlanks(page);
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.locator(".field-error").first()).toBeVisible();
  await look("a product with mistakes");
  expect(problems).toEqual([]);
});

test("nobody is shut out of the counter", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  await signIn(page, owner);
  await visit("/dashboard/admin/counter");
  await page.getByLabel("The customer’s mobile").fill("97990 00000");
  await page.getByRole("button", { name: "Find the customer" }).click();
  await page.getByRole("button", { name: "See the total" }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await look("an order at the counter without a name");
  expect(problems).toEqual([]);
});

test("nobody is shut out of the owner's pages about orders and money", async ({ page }) => {
  const { visit, look, problems } = inspectionOf(page);
  await signIn(page, owner);
  for (const screen of [
    "/orders",
    "/orders?q=nobody",
    "/orders/PR-000001",
    "/orders/PR-000001/refund",
    "/orders/PR-000001/invoice",
    "/review",
    "/till",
    "/expenses",
    "/payments",
    "/invoices",
    "/coupons",
    "/couriers",
    "/couriers?edit=courier-dtdc",
    "/settings/payments",
    "/settings/delivery",
    "/settings/returns",
    "/returns",
    "/delivery",
    "/delivery/import",
    "/settings/prices",
    "/settings/checkout",
    "/outbox",
  ])
    await visit(`/dashboard/admin${screen}`);
  await page.goto("/dashboard/admin/orders/PR-000001");
  await page.getByLabel("Status", { exact: true }).selectOption("cancel");
  await page.getByLabel(/^Refund ₹/).check();
  await page.getByLabel("Tracking number").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(page.getByLabel(/^Refund ₹/)).toBeChecked();
  await look("an order that cannot be cancelled yet");
  expect(problems).toEqual([]);
});

test("nobody is shut out of the page about the API", async ({ page }) => {
  const { visit, problems } = inspectionOf(page);
  await visit("/api/docs");
  expect(problems).toEqual([]);
});

/** Passes the browser's own checks, and none of the server's. */
async function fillWithBlanks(page: Page): Promise<void> {
  const fields = page.getByRole("main").locator("input[required], textarea[required]");
  for (const field of await fields.all())
    await field.fill((await field.getAttribute("type")) === "email" ? "nobody@nowhere" : "      ");
  for (const select of await page.getByRole("main").locator("select[required]").all())
    await select.selectOption({ index: 1 });
}

/** Some pages go on by themselves after seconds; this takes their scripts away. */
async function standStill(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript" }));
}

/** Without the provider's script, "Pay" leads to its hosted page; opens what else may happen there. */
async function openHostedPage(page: Page, payPage: string): Promise<void> {
  await page.route("**/checkout.js", (route) => route.fulfill({ contentType: "text/javascript" }));
  await page.goto(payPage);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByText("Try another outcome").click();
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(oil);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
}
