import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { stepTo } from "~/sales/payments/refunds/refund-steps.server";
import { differences } from "~/office/books/differences.server";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { openTasks } from "~/sales/payments/review/reviews.server";
import { admin } from "../../cast";
import { orderOf } from "../checkout/shopping";
import { creditNotesOf } from "../invoices/paying";
import { mailsOf } from "../../people/mail/outbox";
import { providerOnTheWire } from "./provider";
import {
  confirmRefund,
  decide,
  drive,
  openReviewPage,
  paidOrder,
  refundsOfPayment,
} from "./refunding";
import { captured, eventBody, eventOf, payment, tell } from "./telling";

providerOnTheWire();

let boss: Viewer;
let made = 0;

beforeAll(async () => {
  boss = await admin();
});

beforeEach(async () => {
  await drive("config", { autoRefund: true, webhooks: "off" });
});

/** A refund of the provider's, as its event tells of it. */
function refundOf(paymentId: string, amount: number, status = "processed") {
  made += 1;
  return {
    id: `rfnd_Large${String(made).padStart(9, "0")}`,
    entity: "refund",
    payment_id: paymentId,
    amount,
    currency: "INR",
    notes: [],
    receipt: null,
    status,
    created_at: Math.floor(Date.now() / 1000),
  };
}

type Refund = ReturnType<typeof refundOf>;

/** The event of a refund, with its payment as the provider ought to know it. */
const told = (entity: Refund, orderId: string, event = `refund.${entity.status}`) =>
  tell(
    eventBody(event, payment(orderId, { id: entity.payment_id, status: "captured" }), {
      refund: { entity },
    }),
  );

const taskOf = async (paymentId: string) =>
  (await openReviewPage(boss)).stuck.find((one) => one.paymentId === paymentId);

async function booksOf(number: string) {
  const found: string[] = [];
  for await (const line of differences()) if (line.startsWith(`${number}:`)) found.push(line);
  return found;
}

const aboutLarge = () => mailsOf("review-needed").filter(({ key }) => key.includes("too-large"));

it("a refund above what its payment has left waits for the owner, is mailed to him once, and the books name it", async () => {
  const { order, fields, paymentId, token } = await paidOrder();
  const before = { tasks: openTasks(), problems: chipCounts().problems };
  const buyersMails = mailsOf("refunded").length;
  const refund = refundOf(paymentId, 200_000);
  const { status, id } = await told(refund, fields.order_id ?? "");
  expect(status).toBe(200);
  expect(eventOf(id ?? "")).toMatchObject({
    status: "done",
    outcome: expect.stringContaining("more than"),
  });

  expect(refundsOfPayment(paymentId)).toMatchObject([
    { amountPaise: 200_000, excessPaise: 55_000, status: "processed" },
  ]);
  expect(openTasks()).toBe(before.tasks + 1);
  expect(chipCounts().problems).toBe(before.problems + 1);
  const task = await taskOf(paymentId);
  expect(task).toMatchObject({ number: order.number, isTooLarge: true });
  expect(task?.failure).toContain("gave back ₹2,000: ₹550 more than the payment had left");
  const mails = aboutLarge().filter(({ text }) => text.includes(order.number));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("₹550 more than the payment had left");
  expect(mailsOf("refunded")).toHaveLength(buyersMails);

  // The same told again, as a new event.
  await told(refund, fields.order_id ?? "", "refund.speed_changed");
  expect(aboutLarge().filter(({ text }) => text.includes(order.number))).toHaveLength(1);

  expect(orderOf(token).paymentStatus).toBe("refunded");
  expect(creditNotesOf(order).map(({ totals }) => totals.totalPaise)).toEqual([145_000]);
  expect(await booksOf(order.number)).toContain(
    `${order.number}: ₹2,000 was given back of ₹1,450 paid`,
  );

  expect((await decide(boss, { decision: "aside", refund: task?.id ?? "" })).status).toBe(303);
  expect(await taskOf(paymentId)).toBeUndefined();
  expect(openTasks()).toBe(before.tasks);
  expect(chipCounts().problems).toBe(before.problems);
});

it("what was given back before counts; one that fits exactly is no matter", async () => {
  const { order, fields, paymentId } = await paidOrder();
  await confirmRefund(boss, order.number, { kind: "amount", amount: "450", expected: "45000" });
  await told(refundOf(paymentId, 100_000), fields.order_id ?? "");
  expect(await taskOf(paymentId)).toBeUndefined();
  expect(await booksOf(order.number)).toEqual([]);
  await told(refundOf(paymentId, 1), fields.order_id ?? "");
  expect((await taskOf(paymentId))?.failure).toContain("₹0.01 more than");
});

it("put aside while it was on its way, it stays so when it arrives; a failed one is doubted no more", async () => {
  const { fields, paymentId } = await paidOrder();
  const refund = refundOf(paymentId, 145_001, "pending");
  await told(refund, fields.order_id ?? "", "refund.created");
  const task = await taskOf(paymentId);
  await decide(boss, { decision: "aside", refund: task?.id ?? "" });
  await told({ ...refund, status: "processed" }, fields.order_id ?? "");
  expect(await taskOf(paymentId)).toBeUndefined();

  const other = await paidOrder();
  const failing = refundOf(other.paymentId, 145_001, "pending");
  await told(failing, other.fields.order_id ?? "", "refund.created");
  await told({ ...failing, status: "failed" }, other.fields.order_id ?? "");
  expect(await taskOf(other.paymentId)).toMatchObject({ isTooLarge: false, status: "failed" });
  expect(await booksOf(other.order.number)).toEqual([]);
});

it("so is one of a payment in review, which counts for no order", async () => {
  const { order, fields } = await paidOrder();
  const second = payment(fields.order_id ?? "");
  await tell(captured(second));
  await told(refundOf(second.id, 150_000), fields.order_id ?? "");
  expect(await taskOf(second.id)).toMatchObject({ isTooLarge: true });
  expect(await booksOf(order.number)).toEqual([
    `${order.number}: ₹1,500 was given back of a payment of ₹1,450`,
  ]);
});

it("a refund that failed, was put aside and made again is looked at anew when the provider sent it all the same", async () => {
  const { order, paymentId } = await paidOrder();
  const put = (set: Partial<typeof refunds.$inferInsert>) =>
    write((tx) =>
      tx
        .insert(refunds)
        .values({
          id: newId(),
          idempotencyKey: newId(),
          orderId: order.id,
          paymentId,
          amountPaise: order.totalPaise,
          actor: "a",
          createdAt: Date.now(),
          updatedAt: Date.now(),
          ...set,
        })
        .returning()
        .all(),
    );
  const [first] = await put({ status: "failed", failure: "No answer", failureSeenAt: Date.now() });
  await put({ status: "processed", providerRefundId: "rfnd_MadeAgain00001" });
  await write((tx) =>
    stepTo(tx, first!, { status: "processed", providerRefundId: "rfnd_AllTheSame0001" }),
  );
  expect(refundsOfPayment(paymentId)).toContainEqual(
    expect.objectContaining({ id: first!.id, excessPaise: order.totalPaise, failureSeenAt: null }),
  );
  expect(await taskOf(paymentId)).toMatchObject({ isTooLarge: true });
});

describe("a refund that the provider tells of again, with another amount", () => {
  test("stays as it is written down and waits for the owner, who is told once for each amount", async () => {
    const { order, fields, paymentId } = await paidOrder();
    const refund = refundOf(paymentId, 45_000);
    await told(refund, fields.order_id ?? "");
    const before = { tasks: openTasks(), problems: chipCounts().problems };
    const aboutIt = () =>
      mailsOf("review-needed").filter(
        ({ key, text }) => key.includes("refund-amount") && text.includes(order.number),
      );
    const again = { ...refund, amount: 90_000 };
    const { status, id } = await told(again, fields.order_id ?? "", "refund.speed_changed");
    expect(status).toBe(200);
    expect(eventOf(id ?? "")?.outcome).toContain("another amount");
    await told(again, fields.order_id ?? "", "refund.processed");

    expect(refundsOfPayment(paymentId)).toMatchObject([
      { amountPaise: 45_000, toldPaise: 90_000, status: "processed" },
    ]);
    expect(creditNotesOf(order).map(({ totals }) => totals.totalPaise)).toEqual([45_000]);
    expect(openTasks()).toBe(before.tasks + 1);
    expect(chipCounts().problems).toBe(before.problems + 1);
    const task = await taskOf(paymentId);
    expect(task?.failure).toContain("with ₹900 instead of ₹450");
    expect(aboutIt()).toHaveLength(1);
    expect(await booksOf(order.number)).toEqual([
      `${order.number}: a refund is written down with ₹450, and the provider told of ₹900`,
    ]);

    expect((await decide(boss, { decision: "aside", refund: task?.id ?? "" })).status).toBe(303);
    await told(again, fields.order_id ?? "", "refund.processed");
    expect(await taskOf(paymentId)).toBeUndefined();
    expect(openTasks()).toBe(before.tasks);
    expect(await booksOf(order.number)).toEqual([]);

    await told({ ...refund, amount: 30_000 }, fields.order_id ?? "", "refund.processed");
    expect((await taskOf(paymentId))?.failure).toContain("with ₹300 instead of ₹450");
    expect(aboutIt()).toHaveLength(2);
  });

  test("goes on to its new status, and its buyer gets no mail of a sum in doubt", async () => {
    const { order, fields, paymentId, token } = await paidOrder();
    const refund = refundOf(paymentId, 145_000, "pending");
    await told(refund, fields.order_id ?? "", "refund.created");
    const mails = mailsOf("refunded").length;
    await told({ ...refund, amount: 14_500, status: "processed" }, fields.order_id ?? "");
    expect(refundsOfPayment(paymentId)).toMatchObject([
      { amountPaise: 145_000, toldPaise: 14_500, status: "processed", excessPaise: 0 },
    ]);
    expect(orderOf(token).paymentStatus).toBe("refunded");
    expect(mailsOf("refunded")).toHaveLength(mails);
    expect((await taskOf(paymentId))?.number).toBe(order.number);
  });
});
