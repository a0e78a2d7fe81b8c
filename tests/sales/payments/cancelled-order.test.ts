import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { differences } from "~/office/books/differences.server";
import { countUse } from "~/sales/coupons/uses.server";
import { db, write } from "~/base/db/connection.server";
import { orders, paymentOrders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { toastIn } from "../../people/accounts/answers";
import { admin, shopper } from "../../cast";
import { coupon, usesNow } from "../coupons/couponing";
import { paymentFor, sold } from "../orders/sold";
import { providerOnTheWire } from "./provider";
import { decide, paymentRow } from "./refunding";

providerOnTheWire();

let boss: Viewer;
let userId: string;

beforeAll(async () => {
  boss = await admin();
  userId = (await shopper()).id;
});

/** An order for ₹1,350 after a coupon of ₹100. */
async function withCoupon(more: Partial<Parameters<typeof sold>[0]>) {
  const { id: couponId, code } = await coupon();
  const order = await sold({
    userId,
    couponId,
    couponCode: code,
    goodsPaise: 145_000,
    discountPaise: 10_000,
    totalPaise: 135_000,
    lines: [{ discountPaise: 10_000 }],
    ...more,
  });
  const use = { orderId: order.id, couponId, userId, phone: order.buyerPhone };
  await write((tx) => countUse(tx, use, 1));
  return { ...order, couponId };
}

/** Another payment arrives at the provider's order `asked`. */
const arrives = (asked: string, id: string) =>
  settlePayment(
    { id, order_id: asked, amount: 135_000, currency: "INR", status: "captured" },
    "webhook",
  );

const makeOrderOf = (payment: string) =>
  decide(boss, { decision: "order", payment, version: "135000" });

const stored = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();

async function expectBooksAgree() {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  expect(found).toEqual([]);
}

describe("a payment for an order that was cancelled meanwhile", () => {
  /** To be paid on delivery, after its online payment had been begun: so it was in the first release. */
  async function cancelledOne() {
    const order = await withCoupon({
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
    });
    const asked = `order_${order.id}`;
    await write((tx) =>
      tx
        .insert(paymentOrders)
        .values({ id: asked, orderId: order.id, amountPaise: 135_000, createdAt: 1 })
        .run(),
    );
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(usesNow(order.couponId)).toBe(0);
    expect(await arrives(asked, `pay_${order.id}`)).toBe("review");
    return { ...order, asked, payment: `pay_${order.id}` };
  }

  test("is looked at by a person, and pays nothing by itself", async () => {
    const { id, asked, payment } = await cancelledOne();
    expect(await arrives(asked, payment)).toBe("review");
    expect(paymentRow(payment)).toMatchObject({ review: "cancelled order", paidOrderId: null });
    expect(stored(id)).toMatchObject({ status: "cancel", paymentStatus: "review" });
  });

  test("brings it back when the person makes the order: its coupon counts again", async () => {
    const { id, number, couponId, payment } = await cancelledOne();
    expect((await toastIn(await makeOrderOf(payment)))?.message).toBe(`Order ${number} is paid`);
    expect(stored(id)).toMatchObject({
      status: "Not Process",
      paymentStatus: "paid",
      cancelReason: null,
    });
    expect(usesNow(couponId)).toBe(1);
    await expectBooksAgree();
  });
});

test("a second payment for an order that came back makes one that never left", async () => {
  const first = await withCoupon({});
  await paymentFor(first, `pay_${first.id}`);
  await moveOrder(first.id, { status: "Processing" }, boss);
  await moveOrder(first.id, { status: "Shipped" }, boss);
  await moveOrder(first.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  expect(await arrives(`order_${first.id}`, "pay_Second")).toBe("review");
  await makeOrderOf("pay_Second");

  const again = db
    .select()
    .from(orders)
    .where(and(eq(orders.couponId, first.couponId), ne(orders.id, first.id)))
    .get();
  expect(again).toMatchObject({
    status: "Not Process",
    paymentStatus: "paid",
    packedAt: null,
    shippedAt: null,
    returnedAt: null,
    cancelReason: null,
  });
  expect(usesNow(first.couponId)).toBe(2);
});
