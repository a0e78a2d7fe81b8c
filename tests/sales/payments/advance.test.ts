import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseFile } from "~/base/db/database-file.server";
import { db, write } from "~/base/db/connection.server";
import { mails, moneyReceived, payments, vouchers } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as listPage from "~/routes/admin/price-lists/price-list";
import { versionOf } from "~/base/lib/form/version.server";
import { advanceOfList } from "~/goods/prices/lists/list-advance.server";
import * as settingsPage from "~/routes/admin/payment-settings";
import * as payPage from "~/routes/checkout/pay";
import * as orderPage from "~/routes/checkout/order-status";
import * as adminOrderPage from "~/routes/admin/orders/order";
import * as refundPage from "~/routes/admin/orders/refund";
import * as paperPage from "~/routes/checkout/credit-note";
import { differences } from "~/office/books/differences.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { issuedNumbers } from "~/office/gst-return/issued-numbers.server";
import { invoiceOf, papersOf } from "~/sales/invoices/papers.server";
import { isPlaced } from "~/base/db/placed";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { mayBePacked } from "~/sales/orders/may-be-packed";
import { cameFor, receivedOf } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { orderById } from "~/sales/orders/order.server";
import { choicesFor, type OtherPayments } from "~/sales/payments/by-hand/other-payments";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { onDeliveryWords } from "~/sales/payments/by-hand/on-delivery-words.server";
import { writeOff } from "~/office/khata/write-offs/write-off.server";
import { screenOfNumber } from "~/office/dashboard/search/exact-number.server";
import { cancelAndRefund } from "~/sales/payments/refunds/cancel-order.server";
import { giveBackOnline } from "~/sales/payments/received/give-back-online.server";
import { giveBackPart } from "~/sales/payments/received/give-back-part.server";
import { cancelOffer } from "~/sales/fulfilment/cancellable";
import { creditOf } from "~/sales/orders/money/khata.server";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { receiveRefund } from "~/sales/payments/refunds/refund-events.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { takingsByDay, unassigned } from "~/sales/payments/takings/takings.server";
import { advanceOf, advanceTyped } from "~/goods/prices/advance-rule";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import {
  accept,
  customersPage,
  quoteOf,
  saveNew,
  sentQuote,
  typed,
} from "../../office/quotes/quoting";
import * as quotePage from "~/routes/checkout/quote";
import { aPriceList, aTrader } from "../../goods/prices/trade";
import {
  cartOfUser,
  eventsOf,
  fillCart,
  openPayPage,
  orderOf,
  pressCheckout,
  returnToShop,
  tokenIn,
} from "../checkout/shopping";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { confirmRefund, decide, payAtProvider, paymentRow, refundsOfPayment } from "./refunding";
import { setCompanyFacts } from "~/upkeep/pages/company.server";

const wire = providerOnTheWire();

const offered: OtherPayments = {
  onDelivery: {
    isOn: true,
    mostPaise: 300_000,
    feePaise: 0,
    asksToConfirm: true,
    advance: { courier: { percent: 20, fromPaise: 100_000 } },
    advanceAfterReturns: false,
  },
  transfer: { isOn: true, details: "Bank of Surat", upi: null },
};
const courier = { way: "courier", isAllowed: true, isRefused: false } as const;

let boss: Viewer;
let cookie: string;
let user: Viewer;
let tin: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  tin = (await product()).id;
  await setCompanyFacts({ gstin: "24AAAAA0000A1Z8", state: "24" });
});
beforeEach(async () => {
  user = await shopper();
  await changeOtherPayments(offered, boss);
});

async function allDifferences() {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  return found;
}

const now = ({ id }: { id: string }) => orderById(id) ?? expect.fail("It is gone");
const came = ({ id }: { id: string }) => cameFor(db, [id]).get(id) ?? 0;
const vouchersOf = ({ id }: { id: string }) =>
  db.select().from(vouchers).where(eq(vouchers.orderId, id)).orderBy(vouchers.createdAt).all();
const mailsOf = ({ id }: { id: string }) =>
  db.select().from(mails).where(eq(mails.orderId, id)).all();

/** Places an order on delivery, of which ₹290 of ₹1,450 is paid online first. */
async function waiting(by = user) {
  await fillCart(by, tin);
  const token = tokenIn(await pressCheckout(by, { method: "on-delivery" }));
  const { form, ...page } = await openPayPage(by, token);
  if (!form) throw new Error("The pay page has no form");
  return { order: orderOf(token), token, fields: form.fields, page };
}

/** The same with its advance paid. */
async function advanced() {
  const { order, token, fields } = await waiting();
  const returned = (await payOnHostedPage(fields)) ?? {};
  const path = await returnToShop(token, returned);
  return { order: now(order), token, path, paymentId: returned.razorpay_payment_id ?? "" };
}

const rest = (order: { id: string }, amountPaise?: number) =>
  receiveMoney(order.id, { came: "cash", reference: null, note: "", amountPaise }, boss);

describe("a rule", () => {
  test("asks for a share in whole rupees, or a sum, from a total on", () => {
    const share = { percent: 20, fromPaise: 150_000 };
    expect(advanceOf(share, 149_999)).toBe(0);
    expect(advanceOf(share, 149_999, true)).toBe(30_000);
    expect(advanceOf(share, 150_000)).toBe(30_000);
    expect(advanceOf(share, 150_001)).toBe(30_100);
    expect(advanceOf({ paise: 10_000, fromPaise: 150_000 }, 400_000)).toBe(10_000);
    expect(advanceOf(null, 400_000)).toBe(0);
  });

  test.each([
    ["20%", "1500", { rule: { percent: 20, fromPaise: 150_000 } }],
    [" 20 % ", "", { rule: { percent: 20, fromPaise: 0 } }],
    ["₹500", "1,500", { rule: { paise: 50_000, fromPaise: 150_000 } }],
    ["", "1500", { rule: null }],
    ["95%", "", { field: "share" }],
    ["0%", "", { field: "share" }],
    ["much", "", { field: "share" }],
    ["500", "", { field: "from" }],
    ["500", "500", { field: "from" }],
    ["20%", "soon", { field: "from" }],
  ])("typed as %j from %j", (share, from, expected) => {
    expect(advanceTyped(share, from)).toMatchObject(expected);
  });

  test("is kept by way of delivery, and comes back as it was typed with what is wrong", async () => {
    const path = "/dashboard/admin/settings/payments";
    const form = { onDelivery: "on", most: "3000", "share-courier": "20%", "from-courier": "1500" };
    const save = (more: object) =>
      posted(
        settingsPage.action,
        path,
        { version: versionOf(otherPayments()), ...form, ...more },
        { cookie },
      );
    expect(
      (await save({ "share-collect": "500", "from-collect": "2000", advanceAfterReturns: "on" }))
        .location,
    ).toBe(path);
    expect(otherPayments().onDelivery).toMatchObject({
      advance: {
        courier: { percent: 20, fromPaise: 150_000 },
        collect: { paise: 50_000, fromPaise: 200_000 },
      },
      advanceAfterReturns: true,
    });
    const { data } = await save({ "share-van": "500" });
    expect(data).toMatchObject({ form: { errors: { "from-van": expect.any(String) } } });
    const page = await htmlOf(settingsPage, argsFor(path, { cookie }));
    expect(page).toContain('value="20%"');
  });
});

describe("what is offered", () => {
  const offer = (...given: Parameters<typeof choicesFor>) => choicesFor(...given);

  test("is a part online and the rest on delivery, from the total on", () => {
    expect(offer(99_999, true, offered, courier)).toMatchObject({ advancePaise: 0 });
    expect(offer(145_000, true, offered, courier)).toMatchObject({
      advancePaise: 29_000,
      methods: ["online", "on-delivery", "transfer"],
    });
    expect(offer(145_000, true, offered, { ...courier, way: "van" }).advancePaise).toBe(0);
  });

  test("has its limit for what is paid at the door", () => {
    expect(offer(375_000, true, offered, courier).methods).toContain("on-delivery");
    expect(offer(376_000, true, offered, courier)).toMatchObject({
      missing: "Orders up to ₹3,000 can also be paid on delivery.",
      advancePaise: 0,
    });
  });

  test("needs the payment online", () => {
    expect(offer(145_000, false, offered, courier).methods).not.toContain("on-delivery");
    expect(offer(90_000, false, offered, courier).methods).toContain("on-delivery");
  });

  test("is said on the page of a product", () => {
    const words = (paise: number, quotes: Parameters<typeof onDeliveryWords>[2] = null) =>
      onDeliveryWords(paise, { paysOnDelivery: true, isPriced: true }, quotes);
    expect(words(145_000)).toBe(
      "In many areas you can pay a part online and the rest on delivery.",
    );
    expect(words(90_000)).toBe("Pay on delivery in many areas, for orders up to ₹3,000.");
    const byCourier = { way: "courier", pricePaise: 6000, paysOnDelivery: true } as const;
    expect(words(145_000, [byCourier])).toBe("You can pay a part online and the rest on delivery.");
    expect(words(365_000, [byCourier])).toContain("a part online");
    expect(words(375_000, [byCourier])).toBeNull();
    expect(words(145_000, [byCourier, { ...byCourier, way: "van" }])).toBe(
      "You can pay on delivery.",
    );
  });

  test("goes by the buyer's price list in place of the settings", () => {
    const none = { percent: 0, fromPaise: 0 };
    const more = { paise: 50_000, fromPaise: 60_000 };
    expect(offer(145_000, true, offered, { ...courier, advance: none }).advancePaise).toBe(0);
    expect(offer(145_000, true, offered, { ...courier, advance: more }).advancePaise).toBe(50_000);
  });

  test("is offered to whom parcels came back only if the owner says so, whatever the total", () => {
    const refused = { ...courier, isRefused: true };
    expect(offer(90_000, true, offered, refused).methods).not.toContain("on-delivery");
    const onDelivery = { ...offered.onDelivery, advanceAfterReturns: true };
    expect(offer(90_000, true, { ...offered, onDelivery }, refused)).toMatchObject({
      methods: ["online", "on-delivery", "transfer"],
      advancePaise: 18_000,
    });
    const without = { ...onDelivery, advance: {} };
    expect(offer(90_000, true, { ...offered, onDelivery: without }, refused).methods).not.toContain(
      "on-delivery",
    );
  });

  test("a price list has its own, which its page sets", async () => {
    const list = await aPriceList(tin, { 5: 140_000 });
    const trader = await aTrader(list.id);
    let version = versionOf(advanceOfList(list.id));
    const save = (fields: Record<string, string>) =>
      posted(
        listPage.action,
        `/dashboard/admin/price-lists/${list.id}`,
        { intent: "advance", version, ...fields },
        { cookie, params: { list: list.id } },
      );
    for (const _ of ["first", "sent twice"])
      expect((await save({ "share-list": "30%", "from-list": "" })).status).toBe(303);
    const late = await save({ "share-list": "10%", "from-list": "500" });
    expect(late.status).toBe(409);
    version = versionOf(advanceOfList(list.id));
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed what is paid online first"),
        "share-list": "“Paid online first” says now: 30%",
        "from-list": "“For orders from (₹)” is empty now.",
      },
      values: { "share-list": "10%", version },
    });
    const { order } = await waiting(trader);
    expect(order.advancePaise).toBe(43_500);
    expect((await save({ "share-list": "2000", "from-list": "" })).data).toMatchObject({
      form: { errors: { "from-list": expect.any(String) } },
    });
    expect((await save({ "share-list": "0", "from-list": "" })).status).toBe(303);
    await fillCart(trader, tin);
    const path = await pressCheckout(trader, { method: "on-delivery" });
    expect(orderOf(tokenIn(path))).toMatchObject({ advancePaise: null, paymentStatus: "pending" });
  });
});

describe("an order that waits for its advance", () => {
  test("asks for the part alone, keeps the cart and is on no list", async () => {
    const { order, token, fields, page } = await waiting();
    expect(page).toMatchObject({ payPaise: 29_000, restPaise: 116_000, totalPaise: 145_000 });
    expect(fields.amount).toBe("29000");
    expect(order).toMatchObject({
      paymentMethod: "online",
      paymentStatus: "unpaid",
      advancePaise: 29_000,
      needsConfirmation: false,
    });
    expect(isPlaced(order)).toBe(false);
    expect(cartOfUser(user)).toHaveLength(1);
    const mine = await cookieOf(user);
    const args = (path: string) => argsFor(path, { params: { token }, cookie: mine });
    const shown = await htmlOf(payPage, args(`/pay/${token}`));
    expect(shown).toContain("Pay ₹290");
    expect(shown).toContain("You pay the other ₹1,160 when the parcel comes.");
    expect(await htmlOf(orderPage, args(`/order/${token}`))).toContain("Pay ₹290");
    // Placed again: the same order.
    expect(tokenIn(await pressCheckout(user, { method: "on-delivery" }))).toBe(token);
  });

  test("is another order than the same cart paid at once", async () => {
    const { order } = await waiting();
    const token = tokenIn(await pressCheckout(user, { method: "online" }));
    expect(orderOf(token)).toMatchObject({ advancePaise: null, totalPaise: 145_000 });
    expect(orderOf(token).id).not.toBe(order.id);
    expect(now(order).lapsedAt).not.toBeNull();
  });
});

describe("an advance that came", () => {
  test("places the order, to be packed; the rest is owed on delivery", async () => {
    const { order, token, path, paymentId } = await advanced();
    expect(path).toContain(`/order/${token}`);
    expect(order).toMatchObject({
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      paidAt: null,
      partPaidAt: expect.any(Number),
      confirmedAt: expect.any(Number),
    });
    expect(mayBePacked(order)).toBe(true);
    expect(came(order)).toBe(29_000);
    expect(owedFor(order)).toBe(116_000);
    expect(cartOfUser(user)).toEqual([]);
    expect(eventsOf(order.id)).toContain("part-paid");
    const mail = mailsOf(order).find(({ kind }) => kind === "order-placed");
    expect(mail?.text).toContain("₹1,160 ready when the parcel comes");
    expect(mail?.text).toContain("₹290");
    expect(receivedOf(order.id)).toMatchObject([{ reference: paymentId, isOnline: 1 }]);
    const mine = await cookieOf(user);
    const shown = await htmlOf(orderPage, argsFor(path, { params: { token }, cookie: mine }));
    expect(shown).toContain("Please have ₹1,160 ready when the parcel comes.");
    expect(shown).toContain("₹290 is paid already.");
    const params = { number: order.number };
    const forOwner = argsFor(`/dashboard/admin/orders/${order.number}`, { params, cookie });
    const atDesk = await htmlOf(adminOrderPage, forOwner);
    expect(atDesk).toContain("Part paid");
    expect(atDesk).toContain("₹290 online on");
    expect(await allDifferences()).toEqual([]);
  });

  test("told again, by everybody, changes nothing", async () => {
    const { order, paymentId } = await advanced();
    const { paymentOrderId, amountPaise } = paymentRow(paymentId);
    const told = {
      id: paymentId,
      order_id: paymentOrderId ?? "",
      amount: amountPaise,
      currency: "INR",
      status: "captured",
    } as const;
    for (const source of ["webhook", "reconcile", "callback"] as const)
      expect(await settlePayment(told, source)).toBe("paid");
    expect(await settlePayment({ ...told, status: "authorized" }, "webhook")).toBe("paid");
    expect(now(order)).toEqual(order);
    expect(came(order)).toBe(29_000);
    expect(vouchersOf(order)).toHaveLength(1);
  });

  test("is money of its day, and no payment without an order", async () => {
    const span = { from: Date.now() - day, until: Date.now() + day };
    const before = { online: takingsByDay(span), loose: unassigned(span) };
    await advanced();
    const sum = (days: ReturnType<typeof takingsByDay>) =>
      days.reduce((total, each) => total + each.onlinePaise, 0);
    expect(sum(takingsByDay(span)) - sum(before.online)).toBe(29_000);
    expect(unassigned(span)).toEqual(before.loose);
  });

  test("has a receipt voucher with the tax that will apply, which its buyer and the owner read", async () => {
    const { order, token, paymentId } = await advanced();
    const [voucher] = vouchersOf(order);
    expect(voucher).toMatchObject({ series: "RV", totalPaise: 29_000 });
    const content = JSON.parse(voucher?.content ?? "{}");
    expect(content).toMatchObject({
      title: "Receipt voucher",
      payment: { id: paymentId },
      totals: { totalPaise: 29_000, taxablePaise: 27_620, cgstPaise: 690, sgstPaise: 690 },
      placeOfSupply: { code: "24" },
      reverseCharge: "No",
    });
    const number = voucher?.number ?? "";
    expect(number).toMatch(/^RV\d{4}-\d{6}$/);
    expect(papersOf([order.id]).get(order.id)).toEqual([{ number, series: "RV" }]);
    const params = { token, number };
    const args = argsFor(`/order/${token}/credit-note/${number}`, {
      params,
      cookie: await cookieOf(user),
    });
    expect(await htmlOf(paperPage, args)).toContain("tax on it is payable with the invoice");
    await expect(write((tx) => tx.delete(vouchers).run())).rejects.toThrow("not deleted");
    expect(screenOfNumber(number.toLowerCase(), boss)).toBe(`/dashboard/admin/invoices/${number}`);
    expect(screenOfNumber(paymentId, boss)).toBe(`/dashboard/admin/orders/${order.number}`);
    const month = { month: "", from: Date.now() - day, until: Date.now() + day };
    const issued = issuedNumbers(month as Parameters<typeof issuedNumbers>[0], "24AAAAA0000A1Z8");
    const ofSeries = db.select().from(vouchers).where(eq(vouchers.series, "RV")).all().length;
    expect(issued.find(({ series }) => series === "RV")).toMatchObject({
      from: expect.stringMatching(/-000001$/),
      to: number,
      total: ofSeries,
      cancelled: 0,
    });
  });

  test("and the rest pay the order, whose invoice names all of it", async () => {
    const { order } = await advanced();
    await moveOrder(order.id, { status: "Processing" }, boss);
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, { status: "deliverd" }, boss);
    expect(await rest(order)).toMatchObject({ paise: 116_000, leftPaise: 0 });
    expect(now(order)).toMatchObject({ paymentStatus: "paid", partPaidAt: null });
    expect(came(order)).toBe(145_000);
    expect(
      papersOf([order.id])
        .get(order.id)
        ?.map(({ series }) => series),
    ).toEqual(["RV", "PR"]);
    expect(await allDifferences()).toEqual([]);
  });

  test("is a part of what the order costs on its buyer's khata", async () => {
    const { order } = await advanced();
    const balance = () => khataPage(order.number, 1)?.balancePaise;
    expect(balance()).toBe(116_000);
    await rest(order);
    expect(balance()).toBe(0);
  });

  test("cannot pay another order as well, by the rules of the tables", async () => {
    const { order, paymentId } = await advanced();
    await expect(
      write((tx) =>
        tx.update(payments).set({ paidOrderId: order.id }).where(eq(payments.id, paymentId)).run(),
      ),
    ).rejects.toThrow("pays nothing else");
    const row = { id: newId(), receiptId: newId(), orderId: order.id, amountPaise: 100, cameAt: 1 };
    await expect(
      write((tx) =>
        tx
          .insert(moneyReceived)
          .values({ ...row, notedBy: "shop", paymentId, createdAt: 1 })
          .run(),
      ),
    ).rejects.toThrow();
  });
});

describe("what does not fit", () => {
  test("another amount is looked at by a person, who can still take it", async () => {
    const { order, fields } = await waiting();
    const payment = await payAtProvider(fields.order_id ?? "", { amount: 30_000 });
    await settlePayment(
      {
        id: payment.id,
        order_id: fields.order_id ?? "",
        amount: 30_000,
        currency: "INR",
        status: "captured",
      },
      "webhook",
    );
    expect(now(order).paymentStatus).toBe("review");
    await decide(boss, {
      payment: payment.id,
      decision: "order",
      version: "29000",
      differs: "yes",
      note: "",
    });
    expect(now(order)).toMatchObject({ paymentStatus: "pending", paymentMethod: "on-delivery" });
    expect(owedFor(now(order))).toBe(115_000);
  });

  test("a second payment goes to review and leaves the order alone", async () => {
    const { order } = await advanced();
    const [asked] = db
      .select()
      .from(payments)
      .where(eq(payments.status, "captured"))
      .all()
      .slice(-1);
    const second = { id: `pay_${newId().slice(0, 14)}`, order_id: asked?.paymentOrderId ?? "" };
    expect(
      await settlePayment(
        { ...second, amount: 29_000, currency: "INR", status: "captured" },
        "webhook",
      ),
    ).toBe("review");
    expect(came(order)).toBe(29_000);
  });
});

describe("a quote", () => {
  const withAdvance = (fields: Record<string, string> = {}) =>
    sentQuote(boss, { ...typed(), advance: "500", [`packs.${tin}`]: "1", ...fields });

  test("offers a part online first, which places its order", async () => {
    const quote = await withAdvance();
    expect(quote.advancePaise).toBe(50_000);
    const page = await htmlOf(quotePage, customersPage(quote));
    expect(page).toContain("Also in two parts: ₹500 online when you accept, ₹1,100 on delivery");
    expect(page).toContain("Pay ₹500 online now, ₹1,100 on delivery");
    const { location } = await accept(quote, { method: "on-delivery" });
    const order = orderOf(tokenIn(location ?? ""));
    expect(order).toMatchObject({ advancePaise: 50_000, paymentStatus: "unpaid", source: "quote" });
    // Known to the provider with this sum, so all of it online is no choice any more.
    const again = await accept(quoteOf(quote.number), { method: "online" });
    expect(again.status).toBe(409);
    const { form } = await openPayPage(null, order.token);
    const returned = (await payOnHostedPage(form?.fields ?? {})) ?? {};
    await returnToShop(order.token, returned);
    expect(now(order)).toMatchObject({ paymentMethod: "on-delivery", paymentStatus: "pending" });
    expect(owedFor(now(order))).toBe(110_000);
  });

  test("says why a part cannot be paid first", async () => {
    const refused = async (fields: Record<string, string>) =>
      (await saveNew(boss, { ...typed(), intent: "save", [`packs.${tin}`]: "1", ...fields })).data;
    const wrong = { form: { errors: { advance: expect.any(String) } } };
    expect(await refused({ advance: "1600" })).toMatchObject(wrong);
    expect(await refused({ advance: "500", way: "transporter" })).toMatchObject(wrong);
    expect(await refused({ advance: "some" })).toMatchObject(wrong);
  });
});

describe("an advance goes back", () => {
  test("when its buyer cancels before it is packed: the way it came, with a refund voucher", async () => {
    const { order, paymentId } = await advanced();
    const done = await cancelByBuyer(order.id, newId());
    expect(done.message).toContain("₹290 goes back the way you paid.");
    expect(now(order)).toMatchObject({
      status: "cancel",
      partPaidAt: null,
      paymentStatus: "pending",
    });
    expect(came(order)).toBe(0);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ amountPaise: 29_000, orderId: order.id }]);
    await settleRefunds(paymentId);
    const [receipt, refund] = vouchersOf(order);
    expect(refund).toMatchObject({ series: "RF", totalPaise: 29_000 });
    expect(JSON.parse(refund?.content ?? "{}").corrects).toMatchObject({ number: receipt?.number });
    expect(
      papersOf([order.id])
        .get(order.id)
        ?.map(({ series }) => series),
    ).toEqual(["RV", "RF"]);
    expect(await allDifferences()).toEqual([]);
  });

  test("and stands for the order again when its refund fails", async () => {
    const { order, paymentId } = await advanced();
    wire.fail(/POST \/v1\/payments\/.*\/refund/, 401);
    await cancelByBuyer(order.id, newId());
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "failed" }]);
    expect(came(order)).toBe(29_000);
    expect(now(order).partPaidAt).not.toBeNull();
    expect(toGiveBack(100).orders.find(({ number }) => number === order.number)).toMatchObject({
      paise: 29_000,
    });
    expect(await allDifferences()).toEqual([]);
  });

  test("by the owner, in parts, online and by hand, never more than is here", async () => {
    const { order, paymentId } = await advanced();
    await moveOrder(order.id, { status: "cancel" }, boss);
    const give = (form: Record<string, string>) =>
      confirmRefund(boss, order.number, {
        intent: "part",
        reason: "Refused at the door",
        reference: "",
        ...form,
      });
    expect((await give({ amount: "300", went: "online" })).status).toBe(409);
    expect((await give({ amount: "90", went: "upi" })).status).toBe(303);
    expect((await give({ amount: "290", went: "online" })).status).toBe(409);
    const page = await htmlOf(
      refundPage,
      argsFor(`/dashboard/admin/orders/${order.number}/refund`, {
        params: { number: order.number },
        cookie,
      }),
    );
    expect(page).toContain("Online, as it came: up to ₹200");
    expect((await give({ amount: "200", went: "online" })).status).toBe(303);
    expect(came(order)).toBe(0);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ amountPaise: 20_000 }]);
    await settleRefunds(paymentId);
    expect(vouchersOf(order).map(({ series, totalPaise }) => [series, totalPaise])).toEqual([
      ["RV", 29_000],
      ["RF", 9_000],
      ["RF", 20_000],
    ]);
    expect(await allDifferences()).toEqual([]);
  });

  test("on refund vouchers over no more than the receipt voucher, also if more came by hand", async () => {
    const { order } = await advanced();
    await rest(order, 50_000);
    await moveOrder(order.id, { status: "cancel" }, boss);
    const give = (amount: string) =>
      confirmRefund(boss, order.number, {
        intent: "part",
        reason: "Refused at the door",
        reference: "",
        went: "cash",
        amount,
      });
    for (const amount of ["100", "300", "390"]) expect((await give(amount)).status).toBe(303);
    expect(came(order)).toBe(0);
    expect(vouchersOf(order).map(({ series, totalPaise }) => [series, totalPaise])).toEqual([
      ["RV", 29_000],
      ["RF", 10_000],
      ["RF", 19_000],
    ]);
    expect(await allDifferences()).toEqual([]);
  });

  test("by a refund made at the provider", async () => {
    const { order, paymentId } = await advanced();
    const refund = { id: `rfnd_${newId().slice(0, 14)}`, payment_id: paymentId, amount: 10_000 };
    const told = {
      ...refund,
      currency: "INR",
      status: "processed",
      receipt: null,
      notes: {},
    } as const;
    expect(await receiveRefund(told as Parameters<typeof receiveRefund>[0], null)).toBe("done");
    expect(await receiveRefund(told as Parameters<typeof receiveRefund>[0], null)).toBe("done");
    expect(came(order)).toBe(19_000);
    expect(owedFor(now(order))).toBe(126_000);
    expect(vouchersOf(order)).toHaveLength(2);
    expect(await allDifferences()).toEqual([]);
  });

  test("after the order is paid as a refund with a credit note, online up to the advance", async () => {
    const { order, paymentId } = await advanced();
    await rest(order);
    const refund = (form: Record<string, string>) =>
      confirmRefund(boss, order.number, { kind: "amount", ...form });
    expect((await refund({ amount: "300", expected: "30000", online: "yes" })).status).toBe(409);
    expect((await refund({ amount: "100", expected: "10000", online: "yes" })).status).toBe(303);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ amountPaise: 10_000 }]);
    await settleRefunds(paymentId);
    expect(now(order).paymentStatus).toBe("part_refunded");
    expect((await refund({ amount: "1350", expected: "135000" })).status).toBe(303);
    expect(now(order).paymentStatus).toBe("refunded");
    expect(
      papersOf([order.id])
        .get(order.id)
        ?.map(({ series }) => series),
    ).toEqual(["RV", "PR", "CN", "CN"]);
    expect(await allDifferences()).toEqual([]);
  });
});

describe("what goes wrong with an advance that goes back", () => {
  const told = (paymentId: string, amount: number, status: string, receipt: string | null = null) =>
    receiveRefund(
      {
        id: `rfnd_${newId().slice(0, 14)}`,
        payment_id: paymentId,
        amount,
        currency: "INR",
        status,
        receipt,
        notes: {},
      } as Parameters<typeof receiveRefund>[0],
      null,
    );
  const back = (order: { id: string }, amountPaise: number, idempotencyKey = newId()) =>
    giveBackOnline(order.id, { amountPaise, reason: "As agreed", actor: boss, idempotencyKey });
  const offerOf = (order: { id: string }) => {
    const money = moneyOf([now(order)]).get(order.id) ?? expect.fail();
    return cancelOffer(now(order), money, newId());
  };

  test("a cancelled order that was paid in parts gives back no more than is left of it", async () => {
    const { order, paymentId } = await advanced();
    await rest(order);
    expect(offerOf(order)).toMatchObject({ onlinePaise: 29_000, byHandPaise: 116_000 });
    await confirmRefund(boss, order.number, { kind: "amount", amount: "1400", expected: "140000" });
    expect(offerOf(order)).toMatchObject({ onlinePaise: 5000, byHandPaise: 0 });
    await cancelByBuyer(order.id, newId());
    expect(refundsOfPayment(paymentId)).toMatchObject([{ amountPaise: 5000 }]);
    expect(await allDifferences()).toEqual([]);
  });

  test("its buyer is told of what goes back by itself and of the rest", async () => {
    const { order } = await advanced();
    await rest(order, 50_000);
    expect(offerOf(order)).toMatchObject({ onlinePaise: 29_000, byHandPaise: 50_000 });
    const { message } = await cancelByBuyer(order.id, newId());
    expect(message).toContain("₹290 goes back the way you paid.");
    expect(message).toContain("We write to you about the other ₹500.");
  });

  test("the owner who cancels with a refund sends the part online, and the rest waits", async () => {
    const { order, paymentId } = await advanced();
    await rest(order);
    await cancelAndRefund(order.id, newId(), boss);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ amountPaise: 29_000 }]);
    expect(toGiveBack(100).orders.find(({ number }) => number === order.number)).toMatchObject({
      paise: 116_000,
    });
  });

  test("credit that was refunded at the provider is credit no more", async () => {
    const { order, paymentId } = await advanced();
    const given = { receiptId: newId(), amount: 20_000, reference: "", reason: "Later" };
    await giveBackPart(order.id, { ...given, went: "credit" }, boss);
    expect(await told(paymentId, 29_000, "processed")).toBe("done");
    expect(came(order)).toBe(0);
    expect(creditOf(now(order), db)).toBe(0);
    expect(await allDifferences()).toEqual([]);
  });

  test("what is refunded beyond what is here is told to the owner", async () => {
    const { order, paymentId } = await advanced();
    const given = { receiptId: newId(), amount: 20_000, reference: "", reason: "In cash" };
    await giveBackPart(order.id, { ...given, went: "cash" }, boss);
    expect(await told(paymentId, 29_000, "processed")).toBe("too large");
    expect(came(order)).toBe(0);
  });

  test("of the whole is told to the owner, as the order goes on as plain pay on delivery", async () => {
    const { order } = await advanced();
    const atDesk = () =>
      htmlOf(
        adminOrderPage,
        argsFor(`/dashboard/admin/orders/${order.number}`, {
          params: { number: order.number },
          cookie,
        }),
      );
    const words =
      "The part paid before went back to the buyer: ₹1,450 is to be collected at the door.";
    await back(order, 10_000);
    expect(await atDesk()).not.toContain("went back to the buyer");
    await back(order, 19_000);
    expect(await atDesk()).toContain(words);
    expect(owedFor(now(order))).toBe(145_000);
    await rest(order);
    expect(await atDesk()).not.toContain("went back to the buyer");
    expect(await allDifferences()).toEqual([]);
  });

  test("a refund that fails once the order is paid leaves the buyer credit", async () => {
    const { order, paymentId } = await advanced();
    wire.fail(/POST \/v1\/payments\/.*\/refund/, 500);
    await back(order, 29_000);
    const [asked] = refundsOfPayment(paymentId);
    expect(asked?.status).toBe("requested");
    expect(await rest(order)).toMatchObject({ paise: 145_000, leftPaise: 0 });
    await told(paymentId, 29_000, "failed", asked?.id ?? "");
    expect(came(order)).toBe(145_000);
    expect(creditOf(now(order), db)).toBe(29_000);
    expect(await allDifferences()).toEqual([]);
  });

  test("one that was given up and sent all the same counts for the order that is paid since", async () => {
    const { order, paymentId } = await advanced();
    wire.fail(/POST \/v1\/payments\/.*\/refund/, 401);
    await back(order, 29_000);
    const [failed] = refundsOfPayment(paymentId);
    expect(failed?.status).toBe("failed");
    await rest(order);
    await told(paymentId, 29_000, "processed", failed?.id ?? "");
    expect(now(order).paymentStatus).toBe("part_refunded");
    expect(await allDifferences()).toEqual([]);
  });

  test("what is written off of an order grows by the advance that goes back", async () => {
    const { order, paymentId } = await advanced();
    await moveOrder(order.id, { status: "Processing" }, boss);
    await moveOrder(order.id, { status: "Shipped" }, boss);
    const written = { what: [order.number], reason: "Moved away" };
    expect(await writeOff(order.number, written, boss)).toMatchObject({ paise: 116_000 });
    await told(paymentId, 29_000, "processed");
    expect(now(order)).toMatchObject({ partPaidAt: null, writtenOffAt: expect.any(Number) });
    expect(await allDifferences()).toEqual([]);
  });

  test("a form that is sent twice gives back once", async () => {
    const { order, paymentId } = await advanced();
    const key = newId();
    expect((await back(order, 29_000, key)).problem).toBeUndefined();
    expect((await back(order, 29_000, key)).problem).toBeUndefined();
    expect(refundsOfPayment(paymentId)).toHaveLength(1);
  });

  test("a payment after that is no second advance, and leaves the order as it is", async () => {
    const { order, paymentId } = await advanced();
    await back(order, 29_000);
    const second = {
      id: `pay_${newId().slice(0, 14)}`,
      order_id: paymentRow(paymentId).paymentOrderId ?? "",
      amount: 29_000,
      currency: "INR",
      status: "captured",
    } as const;
    expect(await settlePayment(second, "webhook")).toBe("review");
    expect(now(order)).toMatchObject({ paymentStatus: "pending", paymentMethod: "on-delivery" });
    expect(paymentRow(second.id).review).toBe("second payment");
    expect(await rest(order)).toMatchObject({ leftPaise: 0 });
  });

  test("no refund voucher follows an invoice", async () => {
    const { order } = await advanced();
    await moveOrder(order.id, { status: "Processing" }, boss);
    await moveOrder(order.id, { status: "Shipped" }, boss);
    expect(invoiceOf(order)?.unpaid).toBe("₹290 paid in advance. To be paid on delivery: ₹1,160");
    await moveOrder(order.id, { status: "cancel" }, boss);
    await back(order, 29_000);
    expect(vouchersOf(order).map(({ series }) => series)).toEqual(["RV"]);
  });
});

test("a price that asks for another part than was shown is asked about first", async () => {
  await fillCart(user, tin);
  const seen = {
    method: "on-delivery",
    fee: "0",
    advance: "29000",
    total: "145000",
    shown: "145000",
  };
  const onDelivery = { ...offered.onDelivery, advance: { courier: { percent: 80, fromPaise: 0 } } };
  await changeOtherPayments({ ...offered, onDelivery }, boss);
  expect(await pressCheckout(user, seen)).not.toContain("/pay/");
  expect(await pressCheckout(user, { ...seen, advance: "116000" })).toContain("/pay/");
});

/** The provider sends what was asked for. */
async function settleRefunds(paymentId: string) {
  for (const { providerRefundId, amountPaise } of refundsOfPayment(paymentId)) {
    const refund = {
      id: providerRefundId ?? "",
      payment_id: paymentId,
      amount: amountPaise,
      currency: "INR",
      status: "processed",
      receipt: null,
      notes: {},
    };
    await receiveRefund(refund as Parameters<typeof receiveRefund>[0], null);
  }
}

// The last one: what it plants stays.
test("the books name vouchers that are not what came or went", async () => {
  const { order } = await advanced();
  const [receipt] = vouchersOf(order);
  const planted = new Database(databaseFile);
  const wrong = planted.prepare("select * from vouchers where id = ?").get(receipt?.id) as object;
  const money = planted
    .prepare(
      "insert into money_received (id, receipt_id, order_id, amount_paise, note, came_at, noted_by, created_at) values ('m1', 'm1', ?, 100, '', 1, 'shop', 1)",
    )
    .run(order.id);
  expect(money.changes).toBe(1);
  const row = {
    ...wrong,
    id: "v1",
    number: "RF2627-000900",
    series: "RF",
    serial: 900,
    money_id: "m1",
  };
  const columns = Object.keys(row);
  planted
    .prepare(
      `insert into vouchers (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    )
    .run(...Object.values(row));
  planted.close();
  const named = (await allDifferences()).filter((line) => line.includes("RF2627"));
  expect(named).toEqual([
    "RF2627-000900: it is over ₹290, and ₹1 came or went",
    expect.stringMatching(/^RF2627: the last number is 900, but there are \d+ vouchers$/),
  ]);
});
