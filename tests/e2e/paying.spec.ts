import type { Browser } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { becomeShopper, owner, signIn } from "./people";

/** A shop of its own: every cart of the shop that all journeys share would offer these ways to pay, too. */
const shop = new Shop();
const test = journeyIn(shop);

// One shop for all of them, and one owner.
let owners: Page;
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  await shop.start({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    // Nothing listens there: the mails are read in the outbox.
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Prayosha <shop@example.com>",
  });
  owners = await ownerOf(browser);
});
test.afterAll(() => shop.remove());

const hasScript = () => test.info().project.name === "js";
const phone = { width: 390, height: 844 };
const pouch = "/product/refined-groundnut-oil-pouch";

/** The owner, in a browser of his own, who has switched every way to pay on. */
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

async function addToCart(page: Page) {
  await page.goto(pouch);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
}

/** The number of the order whose page this is. */
async function numberOn(page: Page): Promise<string> {
  const number = page.locator(".facts .whole").filter({ hasText: /^PR-/ });
  return (await number.first().innerText()).trim();
}

/** A new shopper with a litre in the cart, who chooses this way to pay, sees its total and presses Checkout. */
async function order(page: Page, way: string, total: string) {
  await becomeShopper(page);
  await addToCart(page);
  await page.getByLabel(way, { exact: true }).check();
  if (!hasScript()) await page.getByRole("button", { name: "Show the new total" }).click();
  await expect(page.locator(".cart-total")).toContainText(total);
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  return numberOn(page);
}

/** A newcomer with a litre in the cart, on the checkout page, with name and mobile typed. */
async function begunAsGuest(page: Page) {
  await addToCart(page);
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await page.getByLabel("Name", { exact: true }).fill("Meera Desai");
  await page.getByLabel("Mobile", { exact: true }).fill("98250 12345");
}

test("an order on delivery is confirmed by the link in its mail before it is packed", async ({
  page,
}) => {
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
});

test("an order on delivery that nobody confirms is ticked by the owner and cancelled", async ({
  page,
}) => {
  const number = await order(page, "Pay on delivery ₹244 (₹30 fee)", "₹244");
  await owners.goto("/dashboard/admin/orders/unconfirmed");
  await owners.getByRole("link", { name: "Tick all of this page" }).click();
  await expect(owners.getByLabel(number)).toBeChecked();
  await owners.getByRole("link", { name: "Tick none" }).click();
  await expect(owners.getByLabel(number)).not.toBeChecked();
  await expectNoBarriers(owners);
  await owners.getByLabel(number).check();
  await owners.getByRole("button", { name: "Cancel these orders" }).click();
  await expect(owners.getByText("1 order is cancelled.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your order is cancelled. There is nothing to pay.")).toBeVisible();
});

test("a guest who collects proves the e-mail by a button, and is mailed a link to an account", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await begunAsGuest(page);
  const email = `guest-${Date.now()}-${process.pid}@example.com`;
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Collect at our press: Free/).check();
  await page.getByLabel(hasScript() ? /^Pay when you collect/ : /^Pay on delivery/).check();
  if (!hasScript()) await page.getByRole("button", { name: "See the total" }).click();
  await page.getByRole("button", { name: "Place order ₹184" }).click();
  await expect(page.getByText("once you have confirmed it")).toBeVisible();
  await expect(page.getByLabel("Link to your order")).toHaveValue(page.url());
  const number = await numberOn(page);

  await owners.goto("/dashboard/admin/outbox");
  await owners.getByRole("link", { name: `Your order ${number} is confirmed` }).click();
  const mail = await owners.locator(".mail-text").innerText();
  await page.goto(/\/order\/[\w-]+\?mail=[\w-]+/.exec(mail)?.[0] ?? "");
  await page.getByRole("button", { name: "Yes, write to me about this order" }).click();
  await expect(
    page.getByText("Thank you. We write to you about this order.").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Mail me the link" }).click();
  await expect(page.getByText("We have sent you a link.").first()).toBeVisible();
});

test("a UPI transfer is shown as code, link and text, and the owner ticks its money", async ({
  page,
}) => {
  const number = await order(page, "UPI or bank transfer ₹214 (no extra charge)", "₹214");
  await expect(
    page.getByRole("img", { name: `UPI code: ₹214 to prayosha@okbank, order ${number}` }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Open UPI app" })).toHaveAttribute(
    "href",
    `upi://pay?pa=prayosha@okbank&pn=Prayosha%20Oil&am=214.00&cu=INR&tr=${number.replace("-", "")}&tn=Order%20${number}`,
  );

  const copy = page.getByRole("button", { name: "Copy: UPI id" });
  if (hasScript()) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const width = async () => (await copy.boundingBox())?.width;
    const before = await width();
    for (const [what, text] of [
      ["UPI id", "prayosha@okbank"],
      ["Amount", "214.00"],
      ["Note", number],
    ]) {
      await page.getByRole("button", { name: `Copy: ${what}` }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(3);
    expect(await page.getByRole("button", { name: "Copied" }).first().boundingBox()).toMatchObject({
      width: before,
    });
  } else {
    await expect(copy).toBeHidden();
    await expect(page.getByText("prayosha@okbank", { exact: true })).toHaveCSS(
      "user-select",
      "all",
    );
  }

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
  // What the buyer typed stands beside: the reference is that of the bank statement.
  await expect(owners.getByText(utr)).toBeVisible();
  await expect(owners.getByLabel("Reference of the money")).toHaveValue("");
  await owners.getByLabel("Reference of the money").fill(utr);
  await owners.getByRole("button", { name: "Money received" }).click();
  await expect(owners.getByText(`₹214 received for ${number}`).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("We have your order and pack it next.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open UPI app" })).toBeHidden();
});

test("a guest pays on delivery: fee and total stand above the button, and the owner calls to confirm", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pouch);
  await expect(page.getByText(/^Pay on delivery .*\(₹30 fee\)/)).toBeVisible();
  await begunAsGuest(page);
  await page.getByLabel("House and street").fill("12 Ring Road");
  await page.getByLabel("City or village").fill("Surat");
  await page.getByLabel("PIN", { exact: true }).fill("395007");
  await page.getByLabel(/^Pay on delivery ₹\d+ \(₹30 fee\)/).check();
  if (!hasScript()) await page.getByRole("button", { name: "See the total" }).click();
  await expect(page.getByLabel("Pay on delivery ₹244 (₹30 fee)")).toBeChecked();
  if (hasScript()) {
    await page.getByLabel(/^Pay online/).check();
    await page.getByRole("button", { name: "Pay ₹214" }).click();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expect(page.locator(".field-error")).toHaveText("Email is required to pay online");
    await page.getByLabel(/^Pay on delivery/).check();
    await expect(page.locator(".field-error")).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: "Your order" })).toContainText(
    /Goods\s*₹184\s*Delivery\s*₹30\s*Fee for payment on delivery\s*₹30\s*Total, inclusive of all taxes\s*₹244/,
  );
  await page.getByRole("button", { name: "Place order ₹244" }).click();

  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  await expect(page.getByText("Please have ₹244 ready when the parcel comes.")).toBeVisible();
  await expect(page.getByText("We call you on your mobile number")).toBeVisible();
  await expect(page.getByText("pack it once you have confirmed it.")).toBeVisible();
  await expect(page.getByLabel("Link to your order")).toHaveValue(page.url());
  const number = await numberOn(page);

  await owners.goto(`/dashboard/admin/orders?q=${number}`);
  await expect(owners.getByText(/^To call:/)).toBeVisible();
  await owners.getByRole("link", { name: `Open order ${number}` }).click();
  await owners.getByLabel("I called the buyer, who confirmed this order").check();
  await owners.getByRole("button", { name: "Save", exact: true }).click();
  await expect(owners.getByText(`Order ${number} is saved`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("We have your order and pack it next.")).toBeVisible();
  await expect(page.getByText("We call you on your mobile number")).toBeHidden();
});

test("a guest who collects at the press types name and mobile only, and pays there without a fee", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await begunAsGuest(page);
  await page.getByLabel(/^Collect at our press: Free/).check();
  await expect(page.getByLabel("House and street")).toBeHidden();
  await page.getByLabel(hasScript() ? /^Pay when you collect/ : /^Pay on delivery/).check();
  if (!hasScript()) await page.getByRole("button", { name: "See the total" }).click();
  await expect(page.getByLabel("Pay when you collect ₹184")).toBeChecked();
  const sums = page.getByRole("region", { name: "Your order" });
  await expect(sums).toContainText(/₹184\s*Total, inclusive of all taxes\s*₹184/);
  await page.getByRole("button", { name: "Place order ₹184" }).click();

  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  await expect(page.getByText("Please pay ₹184 when you collect your order.")).toBeVisible();
  await expect(page.getByText("We have your order and pack it next.")).toBeVisible();
  await expect(page.getByRole("term").getByText("Ready to collect")).toBeVisible();
  await expect(page.getByText("We call you on your mobile number")).toBeHidden();
  await expect(page.getByText("Where to", { exact: true })).toBeHidden();
  await expect(page.getByLabel("Link to your order")).toHaveValue(page.url());
});

test("at checkout the amounts beside the ways to pay follow the way of delivery, and what was typed stays", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script they come with the next page.");
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await page.goto("/checkout?pin=395007");
  await page.getByLabel("Name", { exact: true }).fill("Meera Desai");
  await page.getByLabel("Pay on delivery ₹244 (₹30 fee)").check();
  const way = (name: RegExp) => page.getByRole("radio", { name });
  const isReady = async (payment: string, button: string) => {
    await expect(page.getByLabel(payment, { exact: true })).toBeChecked();
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Desai");
  };
  await isReady("Pay on delivery ₹244 (₹30 fee)", "Place order ₹244");
  await way(/^By courier/).check();
  await isReady("Pay on delivery ₹264 (₹30 fee)", "Place order ₹264");
  await way(/^Collect/).check();
  await isReady("Pay when you collect ₹184", "Place order ₹184");

  await way(/^By our own van/).check();
  await page.getByLabel("Pay on delivery ₹244 (₹30 fee)").check();
  await isReady("Pay on delivery ₹244 (₹30 fee)", "Place order ₹244");
  // Where there is no network for a moment, no other price comes and the form stays; the price comes once the network is back.
  await page.context().setOffline(true);
  const asked = page.waitForEvent("requestfailed");
  await page.getByLabel("PIN", { exact: true }).fill("400001");
  await asked;
  await way(/^By courier/).check();
  await isReady("Pay on delivery ₹244 (₹30 fee)", "Place order ₹244");
  await page.context().setOffline(false);
  await isReady("Pay on delivery ₹324 (₹30 fee)", "Place order ₹324");
});

test("a press without a connection keeps the form, also where a way to pay is chosen in it", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script the browser says it.");
  await begunAsGuest(page);
  await page.getByLabel("House and street").fill("12 Ring Road");
  await page.getByLabel("City or village").fill("Surat");
  await page.getByLabel("PIN", { exact: true }).fill("395007");
  await page.getByLabel("Pay on delivery ₹244 (₹30 fee)").check();
  const button = page.getByRole("button", { name: "Place order ₹244" });
  await expect(button).toBeVisible();
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText("There is no connection. Nothing was sent")).toBeVisible();
  await expect(page.getByLabel("House and street")).toHaveValue("12 Ring Road");
  await page.context().setOffline(false);
  await button.click();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
});
