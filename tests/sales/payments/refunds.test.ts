import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import {
  providerPaymentOf,
  refundPayment,
  refundsOf,
} from "~/sales/payments/provider/provider.server";
import { receiveRefund } from "~/sales/payments/refunds/refund-events.server";
import { refundJob } from "~/sales/payments/refunds/refund-job.server";
import { requestRefund } from "~/sales/payments/refunds/request-refund.server";
import { sendRefund } from "~/sales/payments/refunds/send-refund.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { sweepPayments } from "~/sales/payments/reconcile/sweep.server";
import * as refundScreen from "~/routes/admin/orders/refund";
import { db, write } from "~/base/db/connection.server";
import { auditLog, sessions } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import * as orderScreen from "~/routes/admin/orders/order";
import * as ordersScreen from "~/routes/admin/orders/orders";
import { ordersOf } from "~/sales/orders/own-orders.server";
import { refundWords } from "../orders/refund-words";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, castPassword, cookieOf } from "../../cast";
import { creditNotesOf } from "../invoices/paying";
import { product } from "../../shelf";
import { sold } from "../orders/sold";
import { providerOnTheWire } from "./provider";
import {
  confirmRefund,
  drive,
  openRefundPage,
  paidOrder,
  paymentRow,
  refundsAtProvider,
  refundsOfPayment,
} from "./refunding";
import { eventsOf, openStatusPage, orderOf } from "../checkout/shopping";

const provider = providerOnTheWire();
const refundCall = /^POST \/v1\/payments\/\w+\/refund$/;
const soon = 60_000;
const tenDays = 10 * 24 * 60 * 60 * 1000;

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
});

beforeEach(async () => {
  await drive("config", { autoRefund: true, webhooks: "off" });
});

const wholeRefund = (order: { id: string }, idempotencyKey = newId()) =>
  requestRefund(
    { orderId: order.id },
    { what: { kind: "full" }, reason: "A tin leaked", actor: boss, idempotencyKey },
  );

/** A refund that the provider has taken on and not finished. */
async function pendingRefund() {
  await drive("config", { autoRefund: false });
  const paid = await paidOrder();
  const { refund } = await wholeRefund(paid.order);
  await sendRefund(refund?.id ?? "");
  const [row] = refundsOfPayment(paid.paymentId);
  expect(row?.status).toBe("pending");
  return { ...paid, refund: row!, providerRefundId: row?.providerRefundId ?? "" };
}

describe("a refund from the order screen", () => {
  it("gives everything back, and says so in the history, on the list and to the shopper", async () => {
    const { buyer, order, token, paymentId } = await paidOrder();
    const answer = await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.location).toBe(`/dashboard/admin/orders/${order.number}`);
    expect(await toastIn(answer)).toMatchObject({ type: "success", message: "₹1,450 refunded" });

    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 145_000 }]);
    expect(orderOf(token).paymentStatus).toBe("refunded");
    expect(eventsOf(order.id)).toEqual(expect.arrayContaining(["refund-requested", "refunded"]));
    const { data: page } = await openStatusPage(buyer, token);
    expect(page.refunds).toMatchObject([{ status: "processed", reason: "A tin leaked" }]);
    expect(ordersOf(buyer.id).orders).toMatchObject([{ paymentStatus: "refunded" }]);
    const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).get();
    expect(entry).toMatchObject({ action: "order.refund", actorId: boss.id });
  });

  it("shows strangers with the link that money goes back, but not why", async () => {
    const { order, token } = await paidOrder();
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const { data: page } = await openStatusPage(null, token);
    expect(page.refunds).toMatchObject([{ status: "processed", reason: null }]);
  });

  it("asks before it does anything: the choice only leads to the question", async () => {
    const { order, paymentId } = await paidOrder();
    const page = await openRefundPage(boss, order.number, "?kind=amount&amount=450.50");
    expect(page.choice).toEqual({
      amountPaise: 45_050,
      fields: [
        ["kind", "amount"],
        ["amount", "450.50"],
      ],
      parts: [],
    });
    expect(refundsOfPayment(paymentId)).toEqual([]);
  });

  it.each([
    ["line-0=1&kind=full", "lines", /number of a product.*“Everything that is left”/],
    ["kind=full&amount=450", "amount", /an amount.*“Everything that is left”/],
    ["kind=lines&line-0=1&amount=450", "amount", /an amount.*“Some of the products”/],
    ["kind=amount&amount=450&line-0=1", "lines", /number of a product.*“An amount in rupees”/],
    ["kind=lines&line-0=1.5", "lines", /whole numbers/],
    ["kind=lines&line-0=-1", "lines", /whole numbers/],
    ["kind=lines", "lines", /at least one product/],
    ["kind=amount&amount=9999", "amount", /more than/],
  ])(
    "refuses what says two things (%s) beside its place, and keeps it",
    async (query, place, sentence) => {
      const { order, paymentId } = await paidOrder();
      const path = `/dashboard/admin/orders/${order.number}/refund`;
      const page = await openRefundPage(boss, order.number, `?${query}`);
      expect(page.choice).toEqual({ problem: expect.stringMatching(sentence), place });
      const args = { params: { number: order.number }, cookie: await cookieOf(boss) };
      const html = await htmlOf(refundScreen, argsFor(`${path}?${query}`, args));
      expect(html).toMatch(new RegExp(`role="alert" id="${place}-error"`));
      for (const [name, value] of new URLSearchParams(query))
        if (name !== "kind") expect(inputIn(html, name)).toContain(`value="${value}"`);

      const form = { ...Object.fromEntries(new URLSearchParams(query)), expected: "145000" };
      const answer = await confirmRefund(boss, order.number, form);
      expect(JSON.stringify(answer.data)).toMatch(sentence);
      expect(refundsOfPayment(paymentId)).toEqual([]);
    },
  );

  it("takes what was left blank or zero for nothing said", async () => {
    const { order } = await paidOrder();
    const page = await openRefundPage(boss, order.number, "?kind=full&line-0=0&amount=+");
    expect(page.choice).toMatchObject({ amountPaise: 145_000 });
  });

  it("gives back by line and quantity, never a line twice", async () => {
    const [tin, pouch] = await Promise.all([product(), product({ pricePaise: 20_050 })]);
    const { order, token, paymentId } = await paidOrder(tin.id, pouch.id);
    const page = await openRefundPage(boss, order.number);
    const position = page.lines.find(({ unitPricePaise }) => unitPricePaise === 20_050)?.position;
    const line = { kind: "lines", [`line-${position}`]: "1", expected: "20050" };
    await confirmRefund(boss, order.number, line);
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 20_050 }]);

    const again = await confirmRefund(boss, order.number, line);
    expect(again.status).toBe(409);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    const after = await openRefundPage(boss, order.number);
    expect(after.lines.find((one) => one.position === position)?.quantity).toBe(0);
  });

  it.each([
    ["more than was paid", { kind: "amount", amount: "1450.01", expected: "145001" }, "is more"],
    ["less than a rupee", { kind: "amount", amount: "0.99", expected: "99" }, "₹1 or more"],
    ["no amount", { kind: "amount", amount: "much", expected: "0" }, "Type an amount"],
    ["no line", { kind: "lines", "line-0": "0", expected: "0" }, "at least one product"],
    ["a line that is not there", { kind: "lines", "line-7": "1", expected: "1" }, "more than was"],
    ["nothing", { expected: "1" }, "Choose what to refund"],
    ["another sum than was seen", { kind: "full", expected: "45000" }, "comes to ₹1,450 now"],
  ])("refuses %s", async (_, form, sentence) => {
    const { order, paymentId } = await paidOrder();
    const answer = await confirmRefund(boss, order.number, form as Record<string, string>);
    expect(JSON.stringify(answer.data)).toContain(sentence);
    expect(refundsOfPayment(paymentId)).toEqual([]);
  });

  it("wants a reason and keeps what was typed", async () => {
    const { order } = await paidOrder();
    const answer = await confirmRefund(boss, order.number, {
      kind: "full",
      expected: "145000",
      reason: " ",
    });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({ form: { errors: { reason: expect.any(String) } } });
  });

  it("answers 404 for an order that is not there", async () => {
    expect((await confirmRefund(boss, "PR-999999", { kind: "full" })).status).toBe(404);
    await expect(openRefundPage(boss, "PR-999999")).rejects.toMatchObject({ status: 404 });
  });
});

describe("never more than was paid", () => {
  it("of refunds that are asked for at once only those that fit are written down", async () => {
    const { order, paymentId, token } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        confirmRefund(boss, order.number, { kind: "amount", amount: "500", expected: "50000" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 409, 409, 409]);
    const made = await refundsAtProvider(paymentId);
    expect(made.map(({ amount }) => amount)).toEqual([50_000, 50_000]);
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
  });

  it("the last paisa closes it: partly refunded twice is refunded", async () => {
    const { order, token } = await paidOrder();
    await confirmRefund(boss, order.number, { kind: "amount", amount: "1000", expected: "100000" });
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
    await confirmRefund(boss, order.number, { kind: "full", expected: "45000" });
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });
});

describe("#24 the same refund asked for more than once", () => {
  it("a double click on one form is one refund", async () => {
    const { order, paymentId } = await paidOrder();
    const form = { kind: "amount", amount: "450", expected: "45000", idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => confirmRefund(boss, order.number, form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(refundsOfPayment(paymentId)).toHaveLength(1);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it("a lost answer is asked for again with the same key and gives one refund", async () => {
    const { order, paymentId, token } = await paidOrder();
    provider.fail(refundCall, "lost-answer");
    const answer = await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    expect((await toastIn(answer))?.message).toContain("goes on by itself");
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "requested" }]);
    expect(orderOf(token).paymentStatus).toBe("paid");

    expect(await refundJob.run(Date.now() + soon)).toBe("1 looked after");
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed", tries: 2 }]);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });

  it("is not called failed while nobody can tell whether the lost one went through", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, "lost-answer");
    await confirmRefund(boss, order.number, { kind: "amount", amount: "450", expected: "45000" });
    provider.fail(/^GET \/v1\/payments\/\w+\/refunds$/, 401);
    await refundJob.run(Date.now() + soon);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "requested" }]);

    await refundJob.run(Date.now() + 10 * soon);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed" }]);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it("the key alone keeps it one, should the look-up before the second try find nothing", async () => {
    const { paymentId } = await paidOrder();
    const ask = { paymentId, amountPaise: 45_000, key: `rf-${newId()}`, receipt: newId() };
    const [one, other] = [await refundPayment(ask), await refundPayment(ask)];
    expect(other.id).toBe(one.id);
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  it("a process killed between the row and the call: the job sends it", async () => {
    const { order, paymentId, token } = await paidOrder();
    await wholeRefund(order);
    expect(await refundsAtProvider(paymentId)).toEqual([]);
    await refundJob.run(Date.now());
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });

  it.each([500, 429, "html", "no-connection"] as const)(
    "an answer of %s leaves it requested, with longer and longer pauses",
    async (fault) => {
      const { order, paymentId } = await paidOrder();
      provider.fail(refundCall, fault, 2);
      const { refund } = await wholeRefund(order);
      const now = Date.now();
      await sendRefund(refund?.id ?? "", { now });
      const [first] = refundsOfPayment(paymentId);
      expect(first).toMatchObject({ status: "requested", tries: 1, nextTryAt: now + 30_000 });
      await sendRefund(refund?.id ?? "", { now: now + 29_000 });
      expect(refundsOfPayment(paymentId)).toMatchObject([{ tries: 1 }]);
      await sendRefund(refund?.id ?? "", { now: now + 30_000 });
      expect(refundsOfPayment(paymentId)).toMatchObject([
        { status: "requested", tries: 2, nextTryAt: now + 30_000 + 60_000 },
      ]);
      await refundJob.run(now + 90_000);
      expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed" }]);
    },
  );

  it("the button on the refund page does not wait", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, "no-connection");
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const [row] = refundsOfPayment(paymentId);
    await confirmRefund(boss, order.number, { ask: row?.id ?? "" });
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed" }]);
  });
});

describe("a refund that the provider refuses", () => {
  it("is told to the admin, not to the shopper, and leaves the order paid", async () => {
    const { buyer, order, paymentId, token } = await paidOrder();
    provider.fail(refundCall, 401);
    const answer = await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    expect(await toastIn(answer)).toEqual({
      type: "error",
      message: "The payment provider did not accept the shop's keys.",
    });
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "failed" }]);
    const { data: page } = await openStatusPage(buyer, token);
    expect(refundWords(page.refunds[0]!)).toContain("did not go through");

    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });
});

describe("a refund that takes its time", () => {
  it("is started, asked after, and in the end processed", async () => {
    const { buyer, token, paymentId, providerRefundId } = await pendingRefund();
    expect(orderOf(token).paymentStatus).toBe("refunded");
    const { data: page } = await openStatusPage(buyer, token);
    expect(refundWords(page.refunds[0]!)).toMatch(
      /^₹1,450: refund started on .+; banks take 5–7 working days\.$/,
    );

    await refundJob.run(Date.now() + soon);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "pending" }]);
    await drive(`refunds/${providerRefundId}/process`);
    await refundJob.run(Date.now() + 60 * soon);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed" }]);
  });

  it("is not asked about by itself after ten days", async () => {
    const { paymentId, refund } = await pendingRefund();
    await refundJob.run(refund.createdAt + tenDays + 1);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "pending", nextTryAt: null }]);
  });
});

describe("#26 a refund that fails", () => {
  it("puts the order back to paid and can be started again", async () => {
    const { order, token, providerRefundId } = await pendingRefund();
    await drive(`refunds/${providerRefundId}/fail`);
    await refundJob.run(Date.now() + soon);
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect(eventsOf(order.id)).toContain("refund-failed");

    await drive("config", { autoRefund: true });
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });

  it("also when it was thought to be through, and whatever arrives late", async () => {
    const { order, token, paymentId } = await paidOrder();
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const [made] = await refundsOf(paymentId);
    const processed = { refund: made!, payment: await providerPaymentOf(paymentId) };
    await drive(`refunds/${made?.id}/fail`);
    const [failed] = await refundsOf(paymentId);
    await receiveRefund(failed!, await providerPaymentOf(paymentId));
    expect(orderOf(token).paymentStatus).toBe("paid");

    await receiveRefund(processed.refund, processed.payment);
    expect(orderOf(token).paymentStatus).toBe("paid");
    await refundJob.run(Date.now());
    expect(paymentRow(paymentId)).toMatchObject({
      status: "captured",
      amountRefundedPaise: 0,
    });
    expect((await openRefundPage(boss, order.number)).leftPaise).toBe(145_000);
  });
});

it("#26 a refund that fails after its credit note and is made anew is credited once", async () => {
  const { order, paymentId } = await paidOrder();
  const some = { kind: "amount", amount: "450", expected: "45000" };
  const credited = () => creditNotesOf(order).map(({ totals }) => totals.totalPaise);
  await confirmRefund(boss, order.number, some);
  const [made] = await refundsOf(paymentId);
  await drive(`refunds/${made?.id}/fail`);
  await receiveRefund((await refundsOf(paymentId))[0]!, await providerPaymentOf(paymentId));

  await confirmRefund(boss, order.number, some);
  expect(credited()).toEqual([45_000]);
  await confirmRefund(boss, order.number, { kind: "full", expected: "100000" });
  expect(credited()).toEqual([45_000, 100_000]);
  expect(orderOf(order.token).paymentStatus).toBe("refunded");
});

describe("#25 a refund made in the provider's dashboard", () => {
  const atDashboard = (paymentId: string, amountPaise: number) =>
    refundPayment({ paymentId, amountPaise, key: `dash-${newId()}`, receipt: "by-phone" });

  it("makes its row once, however often it is told, and counts", async () => {
    const { token, paymentId } = await paidOrder();
    const made = await atDashboard(paymentId, 45_000);
    const payment = await providerPaymentOf(paymentId);
    for (let time = 0; time < 3; time += 1) {
      expect(await receiveRefund(made, payment)).toBe("done");
    }
    expect(refundsOfPayment(paymentId)).toMatchObject([
      { amountPaise: 45_000, status: "processed", actor: "provider" },
    ]);
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
  });

  it("#6 what is told out of order leaves the last state", async () => {
    const { token, paymentId } = await paidOrder();
    const made = await atDashboard(paymentId, 145_000);
    await receiveRefund(made, await providerPaymentOf(paymentId));
    await receiveRefund({ ...made, status: "pending" }, null);
    expect(refundsOfPayment(paymentId)).toMatchObject([{ status: "processed" }]);
    expect(orderOf(token).paymentStatus).toBe("refunded");
  });

  it("is found without a webhook as soon as the payment says that something went back", async () => {
    const { token, paymentId } = await paidOrder();
    await atDashboard(paymentId, 45_000);
    await settlePayment(await providerPaymentOf(paymentId), "reconcile");
    await refundJob.run(Date.now());
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
    expect(await refundJob.run(Date.now())).toBe("Nothing to do");
  });

  it("is found by the sweep, should nothing else ever tell of it", async () => {
    const { token, paymentId } = await paidOrder();
    await atDashboard(paymentId, 45_000);
    await sweepPayments(Date.now() + soon);
    await refundJob.run(Date.now());
    expect(orderOf(token).paymentStatus).toBe("part_refunded");
    expect(refundsOfPayment(paymentId)).toMatchObject([{ actor: "provider" }]);
  });

  it("of our own refund the news may come before the answer", async () => {
    const { order, paymentId } = await paidOrder();
    provider.fail(refundCall, "lost-answer");
    await confirmRefund(boss, order.number, { kind: "full", expected: "145000" });
    const [told] = await refundsOf(paymentId);
    await receiveRefund(told!, await providerPaymentOf(paymentId));
    expect(refundsOfPayment(paymentId)).toMatchObject([
      { status: "processed", providerRefundId: told?.id, actor: boss.id },
    ]);
  });

  it("of money that never was ours changes nothing", async () => {
    const foreign = {
      id: "rfnd_Foreign0000001",
      payment_id: "pay_Foreign0000001",
      amount: 100,
      currency: "INR",
      status: "processed" as const,
      notes: {},
    };
    expect(await receiveRefund(foreign, null)).toBe("ignored");
  });
});

describe("#23 cancelling a paid order", () => {
  const cancel = async (orderId: string, form: Record<string, string> = {}) =>
    answerTo(
      ordersScreen.action,
      argsFor("/dashboard/admin/orders", {
        cookie: await cookieOf(boss),
        form: { order: orderId, status: "cancel", version: "Not Process", ...form },
      }),
    );

  it("gives the money back in the same step when that is ticked", async () => {
    const { order, token, paymentId } = await paidOrder();
    const form = { refund: "yes", idempotencyKey: newId() };
    const answer = await cancel(order.id, form);
    expect((await toastIn(answer))?.message).toBe("Status is now cancel. ₹1,450 refunded");
    await cancel(order.id, form);
    expect(orderOf(token)).toMatchObject({ status: "cancel", paymentStatus: "refunded" });
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    const events = eventsOf(order.id);
    expect(events.indexOf("refund-requested")).toBeLessThan(events.indexOf("status"));
  });

  it("does the same on the order's own page, which then shows what went back", async () => {
    const { order, token, paymentId } = await paidOrder();
    const args = { params: { number: order.number }, cookie: await cookieOf(boss) };
    const path = `/dashboard/admin/orders/${order.number}`;
    const form = {
      status: "cancel",
      version: "Not Process",
      courier: "",
      tracking: "D1234567",
      refund: "yes",
      idempotencyKey: newId(),
    };
    const save = (given: Partial<typeof form> = {}) =>
      answerTo(orderScreen.action, argsFor(path, { ...args, form: { ...form, ...given } }));

    expect(formIn(await save({ courier: "Nobody" })).errors).toHaveProperty("courier");
    // Refused, it stores nothing at all: not the number of the parcel either.
    await save({ version: "Shipped" });
    await save({ idempotencyKey: "" });
    expect(orderOf(token)).toMatchObject({ status: "Not Process", trackingNumber: null });
    expect(refundsOfPayment(paymentId)).toEqual([]);
    const answer = await save();
    expect(answer.location).toBe(path);
    expect((await toastIn(answer))?.message).toBe("Status is now cancel. ₹1,450 refunded");
    await save();
    expect(orderOf(token)).toMatchObject({
      status: "cancel",
      paymentStatus: "refunded",
      trackingNumber: "D1234567",
    });
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);

    const page = await htmlOf(orderScreen, argsFor(path, args));
    for (const words of [
      `₹1,450 on `,
      paymentId,
      "₹1,450 sent back",
      `href="${path}/invoice"`,
      `href="${path}/invoice.pdf"`,
      "Credit note CN",
      `href="${path}/slip"`,
      `href="${path}/refund"`,
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('name="refund"');
  });

  it("offers the refund on the order's page, and keeps the tick when something else is refused", async () => {
    const { order } = await paidOrder();
    const number = order.number;
    const args = { params: { number }, cookie: await cookieOf(boss) };
    const path = `/dashboard/admin/orders/${number}`;
    const page = await htmlOf(orderScreen, argsFor(path, args));
    expect(page).toContain("Refund ₹1,450 too");
    const form = {
      status: "cancel",
      version: "Not Process",
      courier: "",
      tracking: "1",
      refund: "yes",
      idempotencyKey: newId(),
    };
    const refused = await answerTo(orderScreen.action, argsFor(path, { ...args, form }));
    expect(formIn(refused)).toMatchObject({ values: form });
  });

  it.each(["list", "order"])(
    "asks for the password again before money goes back from the %s, and only then",
    async (where) => {
      const { order, token, paymentId } = await paidOrder();
      const cookie = await cookieOf(boss);
      await write((tx) =>
        tx.update(sessions).set({ confirmedAt: 1 }).where(eq(sessions.userId, boss.id)).run(),
      );
      const save = (form: Record<string, string>) => {
        const move = { order: order.id, status: "cancel", version: "Not Process" };
        const fields = { ...move, courier: "", tracking: "", ...form };
        const args = argsFor("/", { cookie, params: { number: order.number }, form: fields });
        return answerTo(where === "list" ? ordersScreen.action : orderScreen.action, args);
      };
      const form = { refund: "yes", idempotencyKey: newId() };
      expect((await save(form)).status).toBe(428);
      expect((await save({ ...form, confirmPassword: "wrong" })).status).toBe(428);
      expect(orderOf(token)).toMatchObject({ status: "Not Process", paymentStatus: "paid" });
      expect(refundsOfPayment(paymentId)).toEqual([]);

      expect((await save({})).status).toBe(303);
      expect(orderOf(token)).toMatchObject({ status: "cancel", paymentStatus: "paid" });
      expect((await save({ ...form, confirmPassword: castPassword })).status).toBe(303);
      expect(orderOf(token).paymentStatus).toBe("refunded");
      expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    },
  );

  it("leaves the money when it is not", async () => {
    const { order, token, paymentId } = await paidOrder();
    await cancel(order.id);
    expect(orderOf(token)).toMatchObject({ status: "cancel", paymentStatus: "paid" });
    expect(refundsOfPayment(paymentId)).toEqual([]);
  });

  it("is cancelled although the provider does not answer: the refund is written down and goes on", async () => {
    const { order, token } = await paidOrder();
    provider.fail(refundCall, "no-connection");
    await cancel(order.id, { refund: "yes", idempotencyKey: newId() });
    expect(orderOf(token)).toMatchObject({ status: "cancel", paymentStatus: "paid" });
    await refundJob.run(Date.now() + soon);
    expect(orderOf(token)).toMatchObject({ paymentStatus: "refunded" });
  });
});

it("an order that was paid by hand is noted as given back by hand", async () => {
  const { buyer } = await paidOrder();
  const order = await sold({ userId: buyer.id, serial: 900, paymentMethod: "transfer" });
  const before = provider.calls.length;
  const answer = await confirmRefund(boss, order.number, {
    kind: "amount",
    amount: "450",
    expected: "45000",
  });
  expect((await toastIn(answer))?.message).toBe("₹450 noted as given back by hand");
  expect(provider.calls.length).toBe(before);
  expect(orderOf(order.token).paymentStatus).toBe("part_refunded");
});
