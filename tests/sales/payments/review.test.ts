import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { askForPayment } from "~/sales/payments/api-payment.server";
import { holdForReview } from "~/sales/payments/held/hold-for-review.server";
import { holdUnmatchedPayment } from "~/sales/payments/reconcile/unmatched-payment.server";
import { providerPaymentOf, refundPayment } from "~/sales/payments/provider/provider.server";
import { refundJob } from "~/sales/payments/refunds/refund-job.server";
import * as reviewScreen from "~/routes/admin/money/review";
import { openTasks } from "~/sales/payments/review/reviews.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, orderLines, orders, paymentOrders, payments } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import {
  confirmRefund,
  decide,
  drive,
  openReviewPage,
  paidOrder,
  payAtProvider,
  paymentRow,
  refundsAtProvider,
  refundsOfPayment,
} from "./refunding";
import {
  checkOut,
  eventsOf,
  openStatusPage,
  orderOf,
  ordersOfUser,
  returnToShop,
} from "../checkout/shopping";

const provider = providerOnTheWire();
const reviewPath = "/dashboard/admin/review";
const refundCall = /^POST \/v1\/payments\/\w+\/refund$/;

let boss: Viewer;

beforeAll(async () => {
  boss = await admin({ name: "Ramesh Shah" });
});

beforeEach(async () => {
  await drive("config", { autoRefund: true, webhooks: "off" });
});

/** An order for which other money came than was asked for. */
async function oddPayment(forged: { amount?: number; currency?: string } = { amount: 140_000 }) {
  const buyer = await shopper();
  const { token, fields } = await checkOut(buyer, (await product()).id);
  const { id } = await payAtProvider(fields.order_id ?? "", forged);
  expect(await settlePayment(await providerPaymentOf(id), "webhook")).toBe("review");
  return { buyer, token, order: orderOf(token), paymentId: id };
}

/** #8: one filling of a cart, ordered at two prices in two tabs, both paid. */
async function twoTabs() {
  const buyer = await shopper();
  const goods = await product();
  const first = await checkOut(buyer, goods.id);
  const dearer = await product({ pricePaise: 20_000 });
  const second = await checkOut(buyer, dearer.id);
  expect(second.token).not.toBe(first.token);
  const payments = [];
  for (const { token, fields } of [first, second]) {
    const returned = (await payOnHostedPage(fields)) ?? {};
    await returnToShop(token, returned);
    payments.push(returned.razorpay_payment_id ?? "");
  }
  return { buyer, first, second, paymentId: payments[1]!, paidWith: payments[0]! };
}

/** Money that an API's client asked for and never sent an order that fits. */
async function clientPayment(
  wanted: { _id: string; qnty: number; name?: string }[] | null,
  amountPaise = 145_000,
) {
  const client = await shopper();
  const asked = await askForPayment(client, { amountPaise, receipt: "r-1" });
  if (wanted) {
    await write((tx) =>
      tx
        .update(paymentOrders)
        .set({ wanted: JSON.stringify(wanted) })
        .where(eq(paymentOrders.id, asked.id))
        .run(),
    );
  }
  const { id } = await payAtProvider(asked.id);
  const payment = await providerPaymentOf(id);
  expect(await settlePayment(payment, "webhook")).toBe("no-order");
  expect(await holdForReview(payment, wanted ? "cart does not fit" : "no order")).toBe("review");
  return { client, asked, paymentId: id };
}

const inQueue = async (paymentId: string) =>
  (await openReviewPage(boss)).open.find(({ id }) => id === paymentId);

describe("the queue", () => {
  it("shows the facts of every payment that waits, and counts them", async () => {
    const before = openTasks();
    const { order, paymentId } = await oddPayment();
    expect(await inQueue(paymentId)).toMatchObject({
      reason: "amount",
      amountPaise: 140_000,
      currency: "INR",
      method: "upi",
      buyer: "Asha Patel",
      order: { number: order.number, totalPaise: 145_000, paymentStatus: "review" },
      way: { way: "accept", totalPaise: 145_000 },
    });
    expect(openTasks()).toBe(before + 1);
  });

  it("shows what an API's client wanted, and the other payment of an order", async () => {
    const tin = await product({ name: "Tin of the list" });
    const { paymentId } = await clientPayment([{ _id: tin.id, qnty: 2 }]);
    expect(await inQueue(paymentId)).toMatchObject({
      reason: "cart does not fit",
      wanted: "2 × Tin of the list",
      way: { way: "wanted", totalPaise: 290_000 },
    });
    const tabs = await twoTabs();
    expect(await inQueue(tabs.paymentId)).toMatchObject({
      reason: "second payment",
      others: [{ id: tabs.paidWith, number: orderOf(tabs.first.token).number }],
    });
  });
});

describe("'Make the order'", () => {
  it("takes an odd amount for its order only when the difference is ticked", async () => {
    const { order, token, paymentId } = await oddPayment();
    const form = { decision: "order", payment: paymentId, version: "145000" };
    const refused = await decide(boss, form);
    expect(formIn(refused).errors.form).toContain("tick");
    expect(orderOf(token).paymentStatus).toBe("review");

    const answer = await decide(boss, { ...form, differs: "yes", note: "₹50 off agreed" });
    expect(await toastIn(answer)).toMatchObject({ message: `Order ${order.number} is paid` });
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(paymentRow(paymentId)).toMatchObject({
      paidOrderId: order.id,
      reviewOutcome: "order made",
      reviewNote: "₹50 off agreed",
      reviewClosedBy: "Ramesh Shah",
    });
    expect(eventsOf(order.id)).toEqual(expect.arrayContaining(["review-closed", "paid"]));
    const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, paymentId)).get();
    expect(entry).toMatchObject({ action: "payment.review", actorName: "Ramesh Shah" });
    expect((await openReviewPage(boss)).closed[0]).toMatchObject({ id: paymentId });
  });

  it("can be refunded like any order afterwards, up to what was paid", async () => {
    const { order, token, paymentId } = await oddPayment();
    const form = { decision: "order", payment: paymentId, version: "145000", differs: "yes" };
    await decide(boss, form);
    await confirmRefund(boss, order.number, { kind: "full", expected: "140000" });
    expect(orderOf(token).paymentStatus).toBe("refunded");
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 140_000 }]);
  });

  it("#8 pays the order of the second tab as an order of its own", async () => {
    const { second, paymentId, first } = await twoTabs();
    expect(orderOf(second.token).paymentStatus).toBe("review");
    const { totalPaise } = orderOf(second.token);
    await decide(boss, { decision: "order", payment: paymentId, version: String(totalPaise) });
    expect(orderOf(second.token).paymentStatus).toBe("paid");
    expect(orderOf(first.token).paymentStatus).toBe("paid");
  });

  it("#8 a second payment of the very same order makes the same order again", async () => {
    const { buyer, order } = await paidOrder();
    const asked = db.select().from(paymentOrders).where(eq(paymentOrders.orderId, order.id)).get();
    const second = {
      id: `pay_Second${order.serial}`,
      order_id: asked?.id ?? "",
      amount: 145_000,
      currency: "INR",
      status: "captured" as const,
    };
    expect(await settlePayment(second, "webhook")).toBe("review");
    await decide(boss, { decision: "order", payment: second.id, version: "145000" });
    const made = ordersOfUser(buyer).find(({ id }) => id !== order.id);
    expect(made).toMatchObject({
      paymentStatus: "paid",
      totalPaise: 145_000,
      buyerAddress: order.buyerAddress,
    });
    const lines = db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, made?.id ?? ""))
      .all();
    expect(lines).toHaveLength(1);
    expect(paymentRow(second.id)).toMatchObject({ paidOrderId: made?.id });
    expect(await settlePayment(second, "reconcile")).toBe("paid");
    expect(ordersOfUser(buyer)).toHaveLength(2);
  });

  it("makes an order of what an API's client wanted, at today's prices", async () => {
    const tin = await product();
    const { client, paymentId } = await clientPayment([{ _id: tin.id, qnty: 2 }]);
    const form = { decision: "order", payment: paymentId, version: "290000" };
    expect((await decide(boss, form)).status).toBe(409);
    for (const version of ["145000", ""])
      expect((await decide(boss, { ...form, version, differs: "yes" })).status).toBe(409);
    await decide(boss, { ...form, differs: "yes" });
    expect(ordersOfUser(client)).toMatchObject([
      { paymentStatus: "paid", totalPaise: 290_000, buyerName: client.name },
    ]);
  });

  it("is greyed, with the reason, for foreign money, and when nobody knows what for or it cannot be sold", async () => {
    const tin = await product({ name: "Tin of the list" });
    const gone = [{ _id: "gone", qnty: 2, name: "Old jar" }];
    const cases = [
      [await oddPayment({ amount: 2000, currency: "USD" }), "not paid in rupees"],
      [await clientPayment(null), "what it was for"],
      [
        await clientPayment([999, 1].map((qnty) => ({ _id: tin.id, qnty }))),
        "1000 × Tin of the list",
      ],
      [await clientPayment([{ _id: tin.id, qnty: 1 }, ...gone]), "2 × Old jar"],
    ] as const;
    const page = await htmlOf(reviewScreen, argsFor(reviewPath, { cookie: await cookieOf(boss) }));
    for (const [{ paymentId }, why] of cases) {
      const review = await inQueue(paymentId);
      expect(review?.way).toBeNull();
      expect(review?.obstacle).toContain(why);
      const card = page.slice(page.indexOf(`id="${paymentId}"`)).split("</article>", 1)[0];
      expect(card).toMatch(/<button[^>]* disabled=""[^>]*>Make the order<\/button>/);
      expect(card).toContain(review?.obstacle);
      const form = { decision: "order", payment: paymentId, version: "145000", differs: "yes" };
      expect((await decide(boss, form)).status).toBe(409);
    }
  });
});

describe("the buyer of a payment that waits", () => {
  const told = (paymentId: string) =>
    mailsOf("payment-waits").filter(({ key }) => key.endsWith(paymentId));

  it("is told by mail, once, with the amount, the order and why", async () => {
    const { buyer, order, paymentId } = await oddPayment();
    await settlePayment(await providerPaymentOf(paymentId), "reconcile");
    const [mail, ...more] = told(paymentId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: buyer.email,
      subject: "We have your payment of ₹1,400 and write to you",
    });
    expect(mail?.text).toContain(order.number);
    expect(mail?.text).toContain("not the order's total");
  });

  it("is told of a second payment, of foreign money, and of money without an order", async () => {
    const foreign = await oddPayment({ amount: 2000, currency: "USD" });
    const nameless = await clientPayment(null);
    for (const { paymentId } of [await twoTabs(), foreign, nameless])
      expect(told(paymentId)).toHaveLength(1);
    expect(told(foreign.paymentId)[0]?.subject).toContain("20.00 USD");
    expect(told(nameless.paymentId)[0]?.recipient).toBe(nameless.client.email);
  });

  it("is not written to without an e-mail, as a guest who collects may order", async () => {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    await write((tx) =>
      tx.update(orders).set({ buyerEmail: "" }).where(eq(orders.token, token)).run(),
    );
    const { id } = await payAtProvider(fields.order_id ?? "", { amount: 140_000 });
    expect(await settlePayment(await providerPaymentOf(id), "webhook")).toBe("review");
    expect(told(id)).toEqual([]);
  });

  it("is written to by nobody when nobody knows whose money it is", async () => {
    const id = `pay_Stray${newId().slice(0, 8)}`;
    const stray = {
      id,
      order_id: null,
      amount: 5000,
      currency: "INR",
      status: "captured",
    } as const;
    expect(await write((tx) => holdUnmatchedPayment(tx, stray))).toBe(true);
    expect(told(id)).toEqual([]);
  });
});

describe("'Refund'", () => {
  it("#8 gives a second payment back and leaves the paid order alone", async () => {
    const { buyer, first, second, paymentId } = await twoTabs();
    const answer = await decide(boss, {
      decision: "refund",
      payment: paymentId,
      note: "You paid twice",
    });
    expect((await toastIn(answer))?.message).toContain("refunded");
    expect(orderOf(first.token).paymentStatus).toBe("paid");
    // Never paid, so not "refunded": open again, but closed by the paid one.
    expect(orderOf(second.token).paymentStatus).toBe("unpaid");
    const { data: page } = await openStatusPage(buyer, second.token);
    expect(page).toMatchObject({
      closed: "paid-otherwise",
      refunds: [{ reason: "You paid twice", counts: false, status: "processed" }],
    });
    expect(paymentRow(paymentId)).toMatchObject({ reviewOutcome: "refunded" });
  });

  it("asks first, keeps the note, and gives nothing back until that is answered", async () => {
    const { paymentId } = await oddPayment();
    const form = { decision: "refund", payment: paymentId, note: "You paid too little", sure: "" };
    const html = await htmlOf(
      reviewScreen,
      argsFor(reviewPath, {
        cookie: await cookieOf(boss),
        form: { idempotencyKey: newId(), ...form },
      }),
    );
    const card = html.slice(html.indexOf(`id="${paymentId}"`)).split("</article>", 1)[0] ?? "";
    expect(card).toContain("Refund ₹1,400 to Asha Patel?");
    expect(card).toMatch(/<input[^>]*name="sure"[^>]*value="yes"/);
    expect(card).toContain("You paid too little</textarea>");
    expect(card).not.toContain("Make the order</button>");
    expect(refundsOfPayment(paymentId)).toEqual([]);
    expect((await inQueue(paymentId))?.id).toBe(paymentId);
    await decide(boss, { ...form, sure: "yes" });
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 140_000 }]);
  });

  it("#29 gives foreign money back in full", async () => {
    const { paymentId, token } = await oddPayment({ amount: 2000, currency: "USD" });
    const answer = await decide(boss, { decision: "refund", payment: paymentId });
    expect((await toastIn(answer))?.message).toBe("20.00 USD refunded");
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 2000 }]);
    expect(orderOf(token).paymentStatus).toBe("unpaid");
  });

  it("gives money without an order back", async () => {
    const { paymentId } = await clientPayment(null);
    await decide(boss, { decision: "refund", payment: paymentId });
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 145_000 }]);
    expect(await inQueue(paymentId)).toBeUndefined();
  });

  it("keeps the order in review until the provider has taken the refund on", async () => {
    const { paymentId, token } = await oddPayment();
    provider.fail(refundCall, "lost-answer");
    await decide(boss, { decision: "refund", payment: paymentId });
    expect(orderOf(token).paymentStatus).toBe("review");
    await refundJob.run(Date.now() + 60_000);
    expect(orderOf(token).paymentStatus).toBe("unpaid");
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it("#26 comes back to the queue when it does not go through", async () => {
    const { paymentId, token } = await oddPayment();
    provider.fail(refundCall, 401);
    await decide(boss, { decision: "refund", payment: paymentId });
    expect(await inQueue(paymentId)).toMatchObject({ note: "The refund did not go through." });
    expect(orderOf(token).paymentStatus).toBe("review");
    const { stuck } = await openReviewPage(boss);
    const task = stuck.find((refund) => refund.paymentId === paymentId);
    expect(task).toMatchObject({ isInReview: true });
    await decide(boss, { decision: "refund", payment: paymentId });
    expect(orderOf(token).paymentStatus).toBe("unpaid");
  });

  it("#25 done in the provider's dashboard closes the review by itself", async () => {
    const { paymentId, token } = await oddPayment();
    await refundPayment({
      paymentId,
      amountPaise: 140_000,
      key: `dash-${newId()}`,
      receipt: "by-phone",
    });
    await settlePayment(await providerPaymentOf(paymentId), "reconcile");
    await refundJob.run(Date.now());
    expect(paymentRow(paymentId)).toMatchObject({
      reviewOutcome: "refunded",
      reviewClosedBy: "Payment provider",
    });
    expect(orderOf(token).paymentStatus).toBe("unpaid");
  });
});

describe("'Settled by hand'", () => {
  it("wants a note, and closes the order for the shopper", async () => {
    const { buyer, paymentId, token } = await oddPayment();
    const form = { decision: "by-hand", payment: paymentId };
    const refused = await decide(boss, form);
    expect(refused.status).toBe(400);
    expect(formIn(refused).errors.note).toBe("Say how it was settled.");
    await decide(boss, { ...form, note: "Paid the rest in cash" });
    const { data: page } = await openStatusPage(buyer, token);
    expect(page).toMatchObject({ paymentStatus: "unpaid", closed: "settled" });
    expect(refundsOfPayment(paymentId)).toEqual([]);
  });

  it("money that comes for it again goes to the queue again", async () => {
    const { paymentId, order } = await oddPayment();
    await decide(boss, { decision: "by-hand", payment: paymentId, note: "In cash" });
    const asked = db.select().from(paymentOrders).where(eq(paymentOrders.orderId, order.id)).get();
    const late = {
      id: `pay_Late${order.serial}`,
      order_id: asked?.id ?? "",
      amount: 145_000,
      currency: "INR",
      status: "captured" as const,
    };
    expect(await settlePayment(late, "webhook")).toBe("review");
  });
});

describe("two admins at one payment", () => {
  it("the second one is told, and nothing happens twice", async () => {
    const other = await admin({ name: "Other Admin" });
    const { paymentId, token } = await oddPayment();
    const answers = await Promise.all([
      decide(boss, { decision: "refund", payment: paymentId }),
      decide(other, { decision: "order", payment: paymentId, version: "145000", differs: "yes" }),
      decide(other, { decision: "by-hand", payment: paymentId, note: "In cash" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const said = answers.filter(({ status }) => status === 409).map((one) => formIn(one).errors);
    expect(said[0]?.form).toBe("Someone has already decided about this payment.");
    const row = paymentRow(paymentId);
    expect(orderOf(token).paymentStatus).toBe(
      row.reviewOutcome === "order made" ? "paid" : "unpaid",
    );
  });

  it("neither gives an order nor a second refund for money that went back at the provider meanwhile", async () => {
    for (const decision of ["order", "refund"]) {
      const { paymentId, token, order } = await oddPayment();
      const key = `dash-${newId()}`;
      await refundPayment({ paymentId, amountPaise: 140_000, key, receipt: "by-phone" });
      const total = String(order.totalPaise);
      const answer = await decide(boss, { payment: paymentId, decision, total, differs: "yes" });
      expect(answer.status).toBe(409);
      expect(eventsOf(order.id)).not.toContain("paid");
      expect(orderOf(token).paymentStatus).toBe("unpaid");
      expect(await refundsAtProvider(paymentId)).toHaveLength(1);
      expect(paymentRow(paymentId)).toMatchObject({
        reviewOutcome: "refunded",
        reviewClosedBy: "Payment provider",
      });
    }
  });

  it("makes no order of money that an admin has just sent back", async () => {
    const { paymentId, order } = await oddPayment();
    await decide(boss, { payment: paymentId, decision: "refund" });
    for (const decision of ["order", "by-hand", "refund"]) {
      const total = String(order.totalPaise);
      const form = { payment: paymentId, decision, total, differs: "yes", note: "By phone" };
      expect((await decide(boss, form)).status).toBe(409);
    }
    expect(eventsOf(order.id)).not.toContain("paid");
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it("a double click on Refund is one refund and no complaint", async () => {
    const { paymentId } = await oddPayment();
    const form = { decision: "refund", payment: paymentId, idempotencyKey: newId() };
    const answers = await Promise.all([decide(boss, form), decide(boss, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });
});

describe("a refund of a paid order that did not go through", () => {
  it("waits on the page until an admin puts it aside", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, 401);
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const task = (await openReviewPage(boss)).stuck.find((one) => one.paymentId === paymentId);
    expect(task).toMatchObject({ number: order.number, isInReview: false });
    await decide(boss, { decision: "aside", refund: task?.id ?? "" });
    const { stuck } = await openReviewPage(boss);
    expect(stuck.map(({ id }) => id)).not.toContain(task?.id);
  });

  it("is put aside by starting another one", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, 401);
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const { stuck } = await openReviewPage(boss);
    expect(stuck.map((one) => one.paymentId)).not.toContain(paymentId);
  });

  it("one that nobody answers for waits there after ten days, to be asked about by hand", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, "no-connection", 2);
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const stuckNow = async () =>
      (await openReviewPage(boss)).stuck.find((one) => one.paymentId === paymentId);
    expect(await stuckNow()).toBeUndefined();
    await refundJob.run(Date.now() + 11 * 24 * 60 * 60 * 1000);
    const task = await stuckNow();
    expect(task).toMatchObject({ status: "requested" });
    await decide(boss, { decision: "ask", refund: task?.id ?? "" });
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(await stuckNow()).toBeUndefined();
  });
});

it("a form that says nothing sensible changes nothing", async () => {
  const { paymentId } = await oddPayment();
  for (const form of [
    {},
    { decision: "keep", payment: paymentId },
    { decision: "refund", payment: "order_1" },
    { decision: "refund", payment: paymentId, idempotencyKey: "short" },
  ] as Record<string, string>[]) {
    expect((await decide(boss, form)).status).toBe(400);
  }
  const unknown = await decide(boss, { decision: "refund", payment: "pay_Nobody000000" });
  expect(unknown.status).toBe(409);
  const row = db.select().from(payments).where(eq(payments.id, paymentId)).get();
  expect(row?.reviewClosedAt).toBeNull();
  expect(
    db
      .select()
      .from(orders)
      .where(eq(orders.id, row?.paidOrderId ?? ""))
      .all(),
  ).toEqual([]);
});
