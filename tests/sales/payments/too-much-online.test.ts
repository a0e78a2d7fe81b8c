import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { OtherPayments } from "~/sales/payments/by-hand/other-payments";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as counterPage from "~/routes/admin/counter/counter";
import * as payPage from "~/routes/checkout/pay";
import * as checkoutPage from "~/routes/checkout/place-order";
import * as quotePage from "~/routes/checkout/quote";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { apiClient, member } from "../../api/client";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { checkOut, fillCart, openPayPage, orderOf } from "../checkout/shopping";
import { deskIn, formFor, press, write, written } from "../../office/counter/counter";
import { noDelivery } from "../../goods/delivery/shelf";
import { sold } from "../orders/sold";
import { accept, customersPage, type Sent, sentQuote, typed } from "../../office/quotes/quoting";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";

providerOnTheWire();
const api = apiClient();

const account = "Bank of Surat, A/c 50100123";
const bank = { isOn: true, details: account, upi: { vpa: "prayosha@okbank", payee: null } };
const onDelivery = { isOn: false, mostPaise: null, feePaise: 0, asksToConfirm: false };
const noTransfer = { isOn: false, details: null };
const limit = 1_00_000;
const reason = "Orders above ₹1,000 cannot be paid online";

let boss: Viewer;
let user: Viewer;
let tin: string;
beforeAll(async () => {
  boss = await admin();
  tin = (await product()).id;
});
beforeEach(async () => {
  user = await shopper();
  await set({ transfer: bank });
});

const set = (given: Partial<OtherPayments>) =>
  changeOtherPayments({ onDelivery, transfer: bank, ...given }, boss);

describe("an order that waits to be paid, above what is taken online now", () => {
  const shown = async (token: string) =>
    htmlOf(
      payPage as never,
      argsFor(`/pay/${token}`, { params: { token }, cookie: await cookieOf(user) }),
    );

  test("is not sent to the provider: the reason stands there, and the way to order it by transfer", async () => {
    const { token } = await checkOut(user, tin);
    await set({ onlineMostPaise: limit });
    expect((await openPayPage(user, token)).form).toBeNull();
    const html = await shown(token);
    expect(html).toContain(`${reason}: please transfer the money to our bank account.`);
    expect(html).toContain('href="/cart"');
    for (const words of ["Try again", "did not answer", "razorpay"])
      expect(html).not.toContain(words);
    const again = await posted(payPage.action, `/pay/${token}`, {}, { params: { token } });
    expect(again).toMatchObject({ status: 303, location: `/pay/${token}` });

    await set({});
    expect((await openPayPage(user, token)).form).not.toBeNull();
  });

  test("of a shop without a bank account says whom to write to", async () => {
    const { token } = await checkOut(user, tin);
    await set({ transfer: noTransfer, onlineMostPaise: limit });
    const html = await shown(token);
    expect(html).toContain(`${reason}: please write to us to order.`);
    expect(html).toMatch(/href="(mailto:|\/contact)/);
  });

  test("that the owner wrote down has the account, with its number", async () => {
    const order = await sold({
      userId: user.id,
      serial: 900_100,
      source: "owner",
      paymentStatus: "unpaid",
      paymentMethod: "online",
      paidAt: null,
    });
    await set({ onlineMostPaise: limit });
    const html = await shown(order.token);
    for (const words of [reason, account, order.number]) expect(html).toContain(words);
  });
});

describe("a quote above it", () => {
  const quoted = () => sentQuote(boss, typed({ [`packs.${tin}`]: "2", [`price.${tin}`]: "1400" }));
  const shown = (quote: Sent) => htmlOf(quotePage as never, customersPage(quote));

  test("without another way to pay says why, and how to call or write", async () => {
    await set({ transfer: noTransfer, onlineMostPaise: limit });
    const quote = await quoted();
    const html = await shown(quote);
    expect(html).toContain(`${reason}: please write to us to order.`);
    expect(html).not.toContain("nothing can be paid here yet");
    expect(html).toContain("Write to us");
    expect((await accept(quote, { method: "online" })).status).toBe(409);
  });

  test("shows the bank account with the reason, before it is accepted; online it is refused", async () => {
    await set({ onlineMostPaise: limit });
    const quote = await quoted();
    const html = await shown(quote);
    for (const words of [reason, account, "Bank"]) expect(html).toContain(words);
    expect(html).not.toContain("Pay online");
    expect((await accept(quote, { method: "online" })).status).toBe(409);
    expect((await accept(quote, { method: "transfer" })).status).toBe(303);
  });

  test("that was accepted to be paid online leads from the pay page back to it", async () => {
    const quote = await quoted();
    const { location } = await accept(quote, { method: "online" });
    const token = location?.split("/").at(-1)?.replace(/\?.*/, "") ?? "";
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    await set({ onlineMostPaise: limit });
    expect(
      await htmlOf(payPage as never, argsFor(`/pay/${token}`, { params: { token } })),
    ).toContain(`href="/quote/${quote.token}"`);
  });
});

describe("the bank account where it is the only way left", () => {
  const checkout = async () =>
    htmlOf(checkoutPage as never, argsFor("/checkout", { cookie: await cookieOf(user) }));

  test("stands at the checkout with the reason, below the limit it does not", async () => {
    await fillCart(user, tin);
    expect(await checkout()).not.toContain(account);
    await set({ onlineMostPaise: limit });
    const html = await checkout();
    for (const words of [reason, account, "Please order first, then transfer"])
      expect(html).toContain(words);
  });

  test("above what UPI takes as well, where the shop has a UPI code", async () => {
    const barrel = await product({ pricePaise: 1_00_000_01 });
    await fillCart(user, barrel.id);
    const html = await checkout();
    expect(html).toContain("UPI takes up to ₹1,00,000 in one payment");
    expect(html).toContain(account);
    expect(html).not.toContain(bank.upi.vpa);
    await set({ transfer: { ...bank, upi: null } });
    expect(await checkout()).not.toContain("UPI takes up to");
  });
});

describe("at the counter", () => {
  beforeEach(noDelivery);
  const home = { line: "12 Ring Road", city: "Surat", pin: "395002" };

  /** The page with the total, and which ways to pay it offers. */
  async function offered(packs: Record<string, number>) {
    const { price, state } = deskIn(await press(formFor(packs, home)));
    return { tooMuch: price?.tooMuchFor ?? {}, values: state.values };
  }

  test("UPI above ₹1,00,000 is not offered and not taken, with the reason; up to there it is", async () => {
    const [most, more] = [
      (await product({ pricePaise: 1_00_000_00 })).id,
      (await product({ pricePaise: 1_00_000_01 })).id,
    ];
    expect((await offered({ [most]: 1 })).tooMuch.upi).toBeUndefined();
    expect((await offered({ [more]: 1 })).tooMuch.upi).toContain("UPI takes up to ₹1,00,000");
    await written(formFor({ [most]: 1 }, { paid: "upi", ...home }));
    const refused = await write(formFor({ [more]: 1 }, { paid: "upi", ...home }));
    expect(refused.status).toBe(409);
    expect(deskIn(refused).state.errors.paid).toContain("UPI takes up to ₹1,00,000");
    await written(formFor({ [more]: 1 }, { paid: "later", ...home }));
  });

  test("nor a pay link above what is taken online", async () => {
    await set({ onlineMostPaise: limit });
    expect((await offered({ [tin]: 1 })).tooMuch.link).toContain("more than your payment provider");
    const refused = await write(formFor({ [tin]: 1 }, { paid: "link", ...home }));
    expect(deskIn(refused).state.errors.paid).toContain("more than your payment provider");
  });

  test("the page has no button for them, but the sentences", async () => {
    await set({ onlineMostPaise: limit });
    const more = (await product({ pricePaise: 1_00_000_01 })).id;
    const form = formFor({ [more]: 1 }, home);
    const html = await htmlOf(
      counterPage as never,
      argsFor("/dashboard/admin/counter", { form, cookie: await cookieOf(boss) }),
    );
    expect(html).not.toContain('value="upi"');
    expect(html).not.toContain('value="link"');
    expect(html).toContain("UPI takes up to");
  });
});

test("the API refuses a payment above it with a 400 and a sentence, as the provider's refusal", async () => {
  await set({ onlineMostPaise: limit });
  const { token } = await member();
  const ask = (amount: number) =>
    api.post("/payment/order", { amount, currency: "INR" }, { token });
  expect((await ask(limit)).status).toBe(200);
  const { status, body } = await ask(limit + 1);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("amount was refused by the payment provider");
});
