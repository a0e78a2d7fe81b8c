import type { Page } from "@playwright/test";
import type { Screen } from "./camera";
import { sendMistakes } from "./guest-screens";

const area = "./dashboard/admin";

/** The first of a list of batches. */
const toBatch = "main a.whole[href*='/batches/']";

/** What the owner sees. */
export const adminScreens: Screen[] = [
  { name: "home", path: area },
  { name: "profile", path: `${area}/profile` },
  { name: "visits", path: `${area}/visits` },
  { name: "breaches", path: `${area}/breaches` },
  { name: "new-breach", path: `${area}/breaches/new` },
  { name: "new-breach-mistakes", path: `${area}/breaches/new`, arrive: sendMistakes },
  { name: "categories", path: `${area}/create-category` },
  { name: "create-product", path: `${area}/create-product` },
  { name: "create-product-mistakes", path: `${area}/create-product`, arrive: sendMistakes },
  { name: "products", path: `${area}/products` },
  { name: "import", path: `${area}/products/import` },
  { name: "product", path: `${area}/product/refined-groundnut-oil-pouch` },
  { name: "delete-product", path: `${area}/product/refined-groundnut-oil-pouch/delete` },
  { name: "oils", path: `${area}/oils` },
  { name: "oil", path: `${area}/family/refined-groundnut-oil-pouch` },
  { name: "stock", path: `${area}/stock?show=all` },
  { name: "stock-none", path: `${area}/stock?q=nothing` },
  { name: "product-parts", path: `${area}/product/refined-groundnut-oil-pouch/parts` },
  { name: "product-stock", path: `${area}/product/refined-groundnut-oil-pouch/stock` },
  { name: "arrivals", path: `${area}/stock/arrivals` },
  { name: "count", path: `${area}/stock/count` },
  { name: "pack", path: `${area}/parcels/PR-000001/pack` },
  { name: "press-plan", path: `${area}/press-plan` },
  { name: "mill", path: `${area}/mill` },
  { name: "mill-press", path: `${area}/mill/note/press` },
  { name: "mill-month", path: `${area}/mill/month` },
  { name: "mill-costs", path: `${area}/mill/costs` },
  { name: "voppa", path: `${area}/mill/voppa` },
  { name: "month-end", path: `${area}/month-end` },
  { name: "eway", path: `${area}/eway` },
  { name: "claims", path: `${area}/settings/claims` },
  { name: "stock-import", path: `${area}/stock/import` },
  { name: "unconfirmed", path: `${area}/orders/unconfirmed` },
  { name: "checkout-settings", path: `${area}/settings/checkout` },
  { name: "counter", path: `${area}/counter` },
  { name: "counter-order", path: `${area}/counter`, arrive: findCustomer },
  { name: "prices", path: `${area}/prices` },
  { name: "prices-filled", path: `${area}/prices?by=%2B20` },
  { name: "prices-preview", path: `${area}/prices?by=-25&unit=percent`, arrive: lookAtChanges },
  { name: "prices-above-mrp", path: `${area}/prices?by=90&unit=percent`, arrive: lookAtChanges },
  { name: "price-plans", path: `${area}/prices/plans` },
  { name: "price-history", path: `${area}/prices/history/refined-groundnut-oil-pouch` },
  { name: "price-file", path: `${area}/prices/import` },
  { name: "batches", path: `${area}/batches` },
  { name: "new-batch", path: `${area}/batches/new`, link: `main a[href*="?product="]` },
  { name: "batch", path: `${area}/batches`, link: toBatch },
  { name: "recall", path: `${area}/batches`, link: toBatch, arrive: openRecall },
  { name: "recall-plan", path: `${area}/batches/recall-plan` },
  { name: "import-batches", path: `${area}/batches/import` },
  { name: "orders", path: `${area}/orders` },
  { name: "orders-none", path: `${area}/orders?q=nobody` },
  { name: "order", path: `${area}/orders/PR-000001` },
  { name: "other-packs", path: `${area}/orders/PR-000001/other-packs` },
  { name: "slip", path: `${area}/orders/PR-000001/slip` },
  { name: "refund", path: `${area}/orders/PR-000001/refund` },
  { name: "order-invoice", path: `${area}/orders/PR-000001/invoice` },
  { name: "coupons", path: `${area}/coupons` },
  { name: "couriers", path: `${area}/couriers` },
  { name: "courier", path: `${area}/couriers?edit=courier-dtdc` },
  { name: "payments", path: `${area}/payments` },
  { name: "review", path: `${area}/review` },
  { name: "invoices", path: `${area}/invoices` },
  { name: "invoice", path: `${area}/invoices`, link: `main a[href*='/invoices/PR']` },
  { name: "users", path: `${area}/users` },
  { name: "users-none", path: `${area}/users?q=nobody` },
  { name: "user", path: `${area}/users`, link: `main a[href*='/admin/users/']` },
  { name: "enquiries", path: `${area}/enquiries` },
  { name: "grievances", path: `${area}/grievances` },
  { name: "reviews", path: `${area}/reviews` },
  { name: "story", path: `${area}/settings/story` },
  { name: "testimonials", path: `${area}/settings/testimonials` },
  { name: "outbox", path: `${area}/outbox` },
  { name: "settings", path: `${area}/settings` },
  { name: "payment-settings", path: `${area}/settings/payments` },
  { name: "delivery", path: `${area}/delivery` },
  { name: "delivery-settings", path: `${area}/settings/delivery` },
  { name: "return-settings", path: `${area}/settings/returns` },
  { name: "returns", path: `${area}/returns` },
  { name: "audit", path: `${area}/audit` },
  { name: "styleguide", path: `${area}/styleguide?refused` },
  { name: "dialog", path: `${area}/styleguide?dialog` },
];

async function findCustomer(page: Page) {
  await page.getByLabel("The customer’s mobile").fill("98250 12345");
  await page.getByRole("button", { name: "Find the customer" }).click();
  await page.getByRole("group", { name: "Packs" }).waitFor();
}

async function lookAtChanges(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Look at the changes" }).click();
  await page.waitForLoadState("networkidle");
}

async function openRecall(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Recall this batch" }).click();
  await page.getByRole("heading", { name: /^Recall of batch/ }).waitFor();
}
