import type { Browser } from "@playwright/test";
import { Shop } from "./http/shop";
import { expect, type Page, test as journey } from "./journey";
import { owner, register, signIn } from "./people";

/** A shop of its own: every cart of the shop that all journeys share would offer these ways to pay, too. */
const shop = new Shop();
const test = journey.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(shop.address),
});

// One shop for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

const hasScript = () => test.info().project.name === "js";

/** The owner, in a browser of his own, with every way to pay switched on. */
async function ownerOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/settings/payments");
  await expect(page.getByRole("heading", { name: "Ways to pay" })).toBeVisible();
  await page.getByLabel("Pay on delivery", { exact: true }).check();
  await page.getByLabel("Largest order that can be paid on delivery").fill("3000");
  await page.getByLabel("Fee for payment on delivery").fill("30");
  await page.getByLabel("Pack an order on delivery only once").check();
  await page.getByLabel("UPI or bank transfer").check();
  await page.getByLabel("UPI id").fill("prayosha@okbank");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ways to pay are saved").first()).toBeVisible();
  return page;
}

/** A new shopper with a litre in the cart, who chooses this way to pay, sees its total and presses Checkout. */
async function order(page: Page, way: string, total: string) {
  await signIn(page, await register(page));
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await page.getByLabel(way, { exact: true }).check();
  if (!hasScript()) await page.getByRole("button", { name: "Show the new total" }).click();
  await expect(page.locator(".cart-total")).toContainText(total);
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  return (
    await page.locator(".facts .whole").filter({ hasText: /^PR-/ }).first().innerText()
  ).trim();
}

test("an order on delivery is confirmed by the link in its mail before it is packed", async ({
  page,
  browser,
}) => {
  const owners = await ownerOf(browser);
  const number = await order(page, "Pay on delivery ₹244 (₹30 fee)", "₹244");
  await expect(page.getByText("Please have ₹244 ready when the parcel comes.")).toBeVisible();
  await expect(page.getByText("Fee for payment on delivery")).toBeVisible();
  await expect(page.getByText("We have sent you a mail")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm my order" })).toBeHidden();

  await owners.goto(`/dashboard/admin/orders?q=${number}`);
  await expect(owners.getByText(/^To confirm:/)).toBeVisible();
  await owners.goto("/dashboard/admin/outbox");
  await owners.getByRole("link", { name: `Please confirm your order ${number}` }).click();
  const mail = owners.locator(".mail-text");
  await expect(mail).toContainText("?confirm=");
  const link = /\/order\/[\w-]+\?confirm=[\w-]+/.exec(await mail.innerText())?.[0] ?? "";

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my order" }).click();
  await expect(page.getByText("Thank you. Your order is confirmed.").first()).toBeVisible();
  await expect(page.getByText("We have your order and pack it next.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm my order" })).toBeHidden();
  await page.goto("/dashboard/user/orders");
  await expect(page.getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
  await expect(page.getByText("Status: Not Process")).toBeVisible();
  await owners.goto(`/dashboard/admin/orders?q=${number}`);
  await expect(owners.getByText(number).first()).toBeVisible();
  await expect(owners.getByText(/^To confirm:/)).toBeHidden();
  await owners.context().close();
});

test("a UPI transfer is shown as code, link and text, and the owner ticks its money", async ({
  page,
  browser,
}) => {
  const owners = await ownerOf(browser);
  const number = await order(page, "UPI or bank transfer ₹214", "₹214");
  await expect(
    page.getByRole("img", { name: `UPI code: ₹214 to prayosha@okbank, order ${number}` }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Open UPI app" })).toHaveAttribute(
    "href",
    `upi://pay?pa=prayosha@okbank&pn=Prayosha%20Oil&am=214.00&cu=INR&tr=${number.replace("-", "")}&tn=Order%20${number}`,
  );

  const field = page.getByLabel("UPI reference (UTR)");
  await field.fill("1234");
  await page.getByRole("button", { name: "Send the reference" }).click();
  await expect(page.locator(".field-error")).toContainText("must have 12 digits");
  await expect(field).toHaveValue("1234");
  const utr = String(Date.now()).slice(-12).padStart(12, "6");
  await field.fill(`${utr.slice(0, 4)} ${utr.slice(4, 8)} ${utr.slice(8)}`);
  await page.getByRole("button", { name: "Send the reference" }).click();
  await expect(page.getByText("Thank you. We look for your money").first()).toBeVisible();

  await owners.goto(`/dashboard/admin/orders/${number}/received`);
  await expect(owners.getByLabel("Reference of the money")).toHaveValue(utr);
  await owners.getByRole("button", { name: "Money received" }).click();
  await expect(owners.getByText(`₹214 received for ${number}`).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("We have your order and pack it next.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open UPI app" })).toBeHidden();
  await owners.context().close();
});
