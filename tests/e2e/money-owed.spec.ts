import type { Browser } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { expect, type Page } from "./journey";
import { payAtProvider } from "./guest";
import { fits, ownersPhone } from "./owners-phone";
import { becomeShopper, owner, password, signIn } from "./people";

// What the shop waits for and what it owes, on the owner's phone: every way to pay of the shop that all journeys share stays off.

const { test } = ownersPhone();
const area = "/dashboard/admin";

const hasScript = () => test.info().project.name === "js";

/** Another browser with a phone's screen. */
const another = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: hasScript() })).newPage();

async function takesTransfers(page: Page) {
  await signIn(page, owner, `/login?redirectTo=${area}/settings/payments`);
  await page.getByLabel("UPI or bank transfer").check();
  await page.getByLabel("UPI id").fill("prayosha@okbank");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ways to pay are saved").first()).toBeVisible();
}

/** A new shopper's order of a litre that is paid by transfer; its number. */
async function transferOrder(page: Page): Promise<string> {
  await becomeShopper(page);
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await page.getByLabel("UPI or bank transfer ₹214 (no extra charge)", { exact: true }).check();
  if (!hasScript()) await page.getByRole("button", { name: "Show the new total" }).click();
  await expect(page.locator(".cart-total")).toContainText("₹214");
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  const number = page.locator(".facts .whole").filter({ hasText: /^PR-/ });
  return (await number.first().innerText()).trim();
}

async function received(page: Page, number: string) {
  await page.goto(`${area}/orders/${number}/received`);
  await page.getByLabel("Reference of the money").fill(`6${String(Date.now()).slice(-11)}`);
  await page.getByRole("button", { name: "Money received" }).click();
  await expect(page.getByText(`₹214 received for ${number}`).first()).toBeVisible();
}

/** What Today counts under these words. */
async function counted(page: Page, words: string): Promise<number> {
  await page.goto(area);
  const figure = page.getByRole("link", { name: new RegExp(`^[\\d,]+ ${words}`) });
  return (await figure.count()) === 0
    ? 0
    : Number(/\d+/.exec(await figure.first().innerText())?.[0]);
}

const isListed = (page: Page, chip: string, number: string) =>
  page.goto(`${area}/orders?show=${chip}`).then(() => page.getByText(number).first().isVisible());

test("an order by transfer waits for its money, and is to pack once that came", async ({
  page,
  browser,
}) => {
  await takesTransfers(page);
  const before = await counted(page, "wait for money");
  const number = await transferOrder(await another(browser));

  expect(await counted(page, "wait for money")).toBe(before + 1);
  await fits(page);
  await page
    .getByRole("link", { name: /wait for money/ })
    .first()
    .click();
  await expect(page).toHaveURL(/show=unpaid/);
  await expect(page.getByText(number).first()).toBeVisible();
  await fits(page);
  expect(await isListed(page, "to-pack", number)).toBe(false);

  await received(page, number);
  await fits(page);
  expect(await isListed(page, "unpaid", number)).toBe(false);
  expect(await isListed(page, "to-pack", number)).toBe(true);
  expect(await counted(page, "wait for money")).toBe(before);
});

test("the money of ticked orders is noted at once, with one reference", async ({
  page,
  browser,
}) => {
  await takesTransfers(page);
  const numbers = [
    await transferOrder(await another(browser)),
    await transferOrder(await another(browser)),
  ];
  await page.goto(`${area}/orders?show=unpaid`);
  for (const number of numbers) await page.getByLabel(`Tick ${number}`).check();
  const bar = page.getByRole("form", { name: "With the ticked orders" });
  await bar.getByRole("button", { name: "Money" }).click();
  await expect(page.getByRole("heading", { name: "Money of 2 orders" })).toBeVisible();
  await fits(page);
  await page.getByLabel("It came as").selectOption("Bank transfer");
  await page.getByLabel("Reference of the money").fill("short");
  await page.getByRole("button", { name: "₹428 received" }).click();
  await expect(page.getByText(/^Reference must be the 12 digits/).first()).toBeVisible();
  await expect(page.getByLabel("It came as")).toHaveValue("bank");
  const reference = `7${String(Date.now()).slice(-11)}`;
  await page.getByLabel("Reference of the money").fill(reference);
  await page.getByRole("button", { name: "₹428 received" }).click();
  await expect(page.getByText("₹428 received for 2 orders").first()).toBeVisible();
  for (const number of numbers) {
    await page.goto(`${area}/orders/${number}`);
    await expect(page.getByText(`₹214 by hand on`)).toContainText(reference);
    await fits(page);
  }
});

test("an order is paid in two parts, a wrong one is taken back, and what is more stays as credit", async ({
  page,
  browser,
}) => {
  await takesTransfers(page);
  const number = await transferOrder(await another(browser));
  const note = async (amount: string, ...and: (() => Promise<unknown>)[]) => {
    await page.goto(`${area}/orders/${number}/received`);
    await expect(page.getByLabel("Amount (₹)")).not.toHaveValue("");
    await page.getByLabel("Amount (₹)").fill(amount);
    for (const more of and) await more();
    await page.getByRole("button", { name: "Money received" }).click();
  };
  await note("100");
  await expect(page.getByText(`₹100 received for ${number}: ₹114 is still to come`)).toBeVisible();
  await expect(page.getByText("Part paid").first()).toBeVisible();
  await fits(page);
  expect(await isListed(page, "unpaid", number)).toBe(true);

  await page.goto(`${area}/orders/${number}/received`);
  await fits(page);
  await page.getByRole("link", { name: "Take back" }).click();
  await page.getByLabel("Why it is taken back").fill("It was for another order");
  await fits(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(`₹100 of ${number} is taken back`).first()).toBeVisible();

  await note("14");
  await note("250", async () => page.getByLabel("It came as").selectOption("UPI"));
  await expect(page.getByText("Only ₹200 is still to come for this order.").first()).toBeVisible();
  await expect(page.getByLabel("It came as")).toHaveValue("upi");
  await page.getByLabel(/the rest stays as Meera Desai’s credit/).check();
  await page.getByRole("button", { name: "Money received" }).click();
  await expect(page.getByText("₹50 of it stands on the buyer’s khata").first()).toBeVisible();
  expect(await isListed(page, "to-pack", number)).toBe(true);
});

test("money of an order that a seller cancels stays listed until the owner gave it back", async ({
  page,
  browser,
}) => {
  await takesTransfers(page);
  const number = await transferOrder(await another(browser));
  await received(page, number);

  await page.goto(`${area}/staff`);
  await page.getByLabel("Name", { exact: true }).fill("Jignesh Patel");
  await page
    .getByLabel("Email", { exact: true })
    .fill(`jignesh-${Date.now()}-${process.pid}@example.com`);
  await page.getByLabel("May do", { exact: true }).selectOption("seller");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.locator(".join-link").textContent();
  const sellers = await another(browser);
  await sellers.goto(new URL(link ?? "", page.url()).pathname);
  await sellers.getByLabel("Password", { exact: true }).fill(password);
  await sellers.getByRole("button", { name: "Open my account" }).click();
  await expect(sellers.getByRole("heading", { name: "Today" })).toBeVisible();

  await sellers.goto(`${area}/orders/${number}`);
  await sellers.getByLabel("Status", { exact: true }).selectOption("cancel");
  await expect(sellers.getByLabel(/refund/i)).toBeHidden();
  await sellers.getByLabel(/It is paid.* give ₹214 back/).check();
  await sellers.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sellers.getByText(`Order ${number} is saved`).first()).toBeVisible();
  await sellers.goto(`${area}/orders/${number}/refund`);
  await expect(sellers.getByRole("heading", { name: "This page is for admins." })).toBeVisible();

  await page.goto(area);
  const owed = page.getByRole("link", {
    name: new RegExp(`${number}, Meera Desai.*₹214.*cancelled`),
  });
  await expect(owed).toBeVisible();
  await expect(page.getByRole("link", { name: /money is to be given back$/ })).toBeVisible();
  await fits(page);
  await page.goto(`${area}/money`);
  await expect(page.getByRole("region", { name: "Money to give back" })).toContainText(number);
  await fits(page);

  await owed.click();
  await page.getByRole("button", { name: "Go on" }).click();
  await fits(page);
  await page.getByLabel("Reason").fill("Cancelled by phone");
  await page.getByRole("button", { name: "₹214 was given back" }).click();
  await expect(page.getByText("₹214 noted as given back by hand").first()).toBeVisible();
  for (const path of [area, `${area}/money`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(owed).toBeHidden();
  }
});

test("a part is paid online first, the rest on delivery, and what was paid goes back", async ({
  page,
  browser,
}) => {
  await signIn(page, owner, `/login?redirectTo=${area}/settings/payments`);
  await page.getByLabel("Pay on delivery", { exact: true }).check();
  await page.getByLabel("Largest order that can be paid on delivery").fill("3000");
  const share = page.getByLabel("Paid online first, for orders by our van");
  await share.fill("95%");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Advance must be a share such as 20%/).first()).toBeVisible();
  await expect(share).toHaveValue("95%");
  await share.fill("20%");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ways to pay are saved").first()).toBeVisible();
  await fits(page);

  const buyer = await another(browser);
  await becomeShopper(buyer);
  await buyer.goto("/product/refined-groundnut-oil-pouch");
  await buyer
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(buyer).toHaveURL("/cart");
  await buyer.getByLabel(/^Pay ₹43 online now, ₹171 on delivery/).check();
  await expectNoBarriers(buyer);
  await buyer.getByRole("button", { name: "Checkout" }).click();
  await expect(buyer.getByRole("heading", { name: "Pay ₹43" })).toBeVisible();
  await expect(buyer.getByText("You pay the other ₹171 when the parcel comes.")).toBeVisible();
  await expectNoBarriers(buyer);
  await payAtProvider(buyer, (name) => buyer.getByRole("button", { name }).click());
  await expect(buyer.getByRole("heading", { name: "Order placed" })).toBeVisible();
  await expect(buyer.getByText("Please have ₹171 ready when the parcel comes.")).toBeVisible();
  await expect(buyer.getByText("₹43 is paid already.")).toBeVisible();
  await expectNoBarriers(buyer);
  const number = (
    await buyer.locator(".facts .whole").filter({ hasText: /^PR-/ }).first().innerText()
  ).trim();

  expect(await isListed(page, "to-pack", number)).toBe(true);
  await page.goto(`${area}/orders/${number}`);
  await expect(page.getByText("₹43 online on")).toBeVisible();
  await page.goto(`${area}/orders/${number}/refund`);
  await page.getByLabel("It goes as").selectOption("online");
  await page.getByLabel("Why").fill("Not to be had");
  await fits(page);
  await page.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText(/^(Refund of ₹43 started|₹43 refunded)/).first()).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText("Please have ₹214 ready when the parcel comes.")).toBeVisible();
});
