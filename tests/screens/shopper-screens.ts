import type { Page } from "@playwright/test";
import type { Screen } from "./camera";
import { fillCart } from "./guest-screens";

const orders = "./dashboard/user/orders";

/** What somebody sees who has not bought yet. */
export const newcomerScreens: Screen[] = [
  { name: "home", path: "./dashboard/user" },
  { name: "orders", path: orders },
  { name: "addresses", path: "./dashboard/user/addresses" },
];

/** What somebody sees who buys here often, up to paying once more. */
export const shopperScreens: Screen[] = [
  { name: "home", path: "./dashboard/user" },
  { name: "menu", path: "./", arrive: (page) => page.locator(".user-menu summary").click() },
  { name: "profile", path: "./dashboard/user/profile" },
  { name: "my-data", path: "./dashboard/user/my-data" },
  { name: "orders", path: orders },
  { name: "order", path: orders, arrive: lookAtPaid },
  { name: "invoice", path: orders, arrive: lookAtInvoice },
  { name: "cart", path: "./cart", arrive: fillCart },
  { name: "checkout", path: "./checkout" },
  { name: "pay", path: "./cart", arrive: checkout },
  { name: "unpaid", path: "./cart", arrive: lookAtUnpaid },
];

async function checkout(page: Page): Promise<void> {
  await page.locator("#checkout").click();
  await page.waitForURL("**/pay/**");
}

async function lookAtPaid(page: Page): Promise<void> {
  await page.locator(".own-order a").first().click();
  await page.waitForURL(/\/order\/[^/]+$/);
}

async function lookAtInvoice(page: Page): Promise<void> {
  await lookAtPaid(page);
  await page.locator("main a[href$='/invoice']").click();
  await page.waitForURL("**/invoice");
}

async function lookAtUnpaid(page: Page): Promise<void> {
  await checkout(page);
  await page.goto(page.url().replace("/pay/", "/order/").replace(/\?.*/, ""));
}
