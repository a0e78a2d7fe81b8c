import { and, eq, inArray, ne } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { orders, paymentOrders, payments } from "~/db/schema";
import { providerPaymentStatuses, type ReviewReason } from "~/db/statuses";
import { recordEvent } from "~/orders/events.server";
import { becomePaid } from "./become-paid.server";
import { isCartPaid } from "./payable.server";
import type { ProviderPayment } from "./provider.server";

type Order = typeof orders.$inferSelect;

/** Who told us: the shopper's browser, our own asking, the provider's webhook. For the order's history. */
export type Source = "callback" | "reconcile" | "webhook";

export type Settled = "paid" | "pending" | "failed" | "review" | "unknown-order";

/**
 * Writes down what the provider says about one payment and draws the conclusion for the order. The only way an order
 * becomes paid. Idempotent: callback, status page and reconciler may all bring the same payment, at once and in any
 * order; a payment never steps back, an order is paid once.
 */
export async function settlePayment(payment: ProviderPayment, source: Source): Promise<Settled> {
  return write(async (tx) => {
    const [asked] = await tx
      .select({ order: orders, amountPaise: paymentOrders.amountPaise })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .where(eq(paymentOrders.id, payment.order_id ?? ""));
    if (!asked) return "unknown-order";

    const known = await storedStatus(tx, payment.id);
    if (known !== null && rank(known) > rank(payment.status)) return conclusion(asked.order);
    await store(tx, payment);
    if (known === payment.status) return conclusion(asked.order);

    switch (payment.status) {
      case "captured":
        return captured(tx, asked.order, payment, asked.amountPaise, source);
      case "authorized":
        await recordEvent(tx, asked.order.id, "provider", "payment-authorized", source);
        return pending(tx, asked.order);
      case "created":
        return pending(tx, asked.order);
      // Given back before we heard that it was taken: nothing that pays an order.
      case "refunded":
      case "failed":
        return failed(tx, asked.order, payment, source);
    }
  });
}

/** The provider vouched by signature for a payment it cannot show us right now: the order waits, the reconciler goes on. */
export async function awaitPayment(orderId: string): Promise<void> {
  await write(async (tx) => {
    await tx
      .update(orders)
      .set({ paymentStatus: "pending", updatedAt: Date.now() })
      .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, "unpaid")));
  });
}

const rank = (status: ProviderPayment["status"]) => providerPaymentStatuses.indexOf(status);

async function storedStatus(
  tx: Writer,
  paymentId: string,
): Promise<ProviderPayment["status"] | null> {
  const [row] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.status ?? null;
}

async function store(tx: Writer, payment: ProviderPayment): Promise<void> {
  const now = Date.now();
  const facts = {
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? null,
    feePaise: payment.fee ?? null,
    taxPaise: payment.tax ?? null,
    amountRefundedPaise: payment.amount_refunded ?? 0,
    errorCode: payment.error_code || null,
    errorReason: payment.error_reason || null,
    international: payment.international ?? false,
    updatedAt: now,
  };
  await tx
    .insert(payments)
    .values({ id: payment.id, paymentOrderId: payment.order_id ?? "", createdAt: now, ...facts })
    .onConflictDoUpdate({ target: payments.id, set: facts });
}

async function captured(
  tx: Writer,
  order: Order,
  payment: ProviderPayment,
  askedPaise: number,
  source: Source,
): Promise<Settled> {
  if (payment.currency !== "INR") return review(tx, order, payment, "currency");
  if (payment.amount !== askedPaise || payment.amount !== order.totalPaise)
    return review(tx, order, payment, "amount");
  if (await isCartPaid(order, tx)) return review(tx, order, payment, "second payment");

  await becomePaid(tx, order, { actor: "provider", by: `${payment.id} by ${source}` });
  return "paid";
}

/** Money came that does not fit: kept, marked, never counted as this order's payment. A person decides. */
async function review(
  tx: Writer,
  order: Order,
  payment: ProviderPayment,
  reason: ReviewReason,
): Promise<Settled> {
  const now = Date.now();
  await tx
    .update(payments)
    .set({ review: reason, updatedAt: now })
    .where(eq(payments.id, payment.id));
  if (order.paymentStatus === "unpaid" || order.paymentStatus === "pending") {
    await tx
      .update(orders)
      .set({ paymentStatus: "review", updatedAt: now })
      .where(eq(orders.id, order.id));
  }
  await recordEvent(tx, order.id, "provider", "payment-review", `${payment.id}: ${reason}`);
  return "review";
}

async function pending(tx: Writer, order: Order): Promise<Settled> {
  if (order.paymentStatus !== "unpaid") return conclusion(order);
  await tx
    .update(orders)
    .set({ paymentStatus: "pending", updatedAt: Date.now() })
    .where(eq(orders.id, order.id));
  return "pending";
}

/** A failed attempt ends nothing: the shopper may try again on the same order, and another attempt may be under way. */
async function failed(
  tx: Writer,
  order: Order,
  payment: ProviderPayment,
  source: Source,
): Promise<Settled> {
  if (order.paymentStatus !== "unpaid" && order.paymentStatus !== "pending")
    return conclusion(order);
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.paymentOrderId, payment.order_id ?? ""),
        ne(payments.id, payment.id),
        inArray(payments.status, ["created", "authorized"]),
      ),
    );
  await tx
    .update(orders)
    .set({
      // An order that is to be paid by hand stands without any payment online.
      paymentStatus: open || order.paymentMethod !== "online" ? order.paymentStatus : "unpaid",
      failureReason: payment.error_reason || "payment_failed",
      updatedAt: Date.now(),
    })
    .where(eq(orders.id, order.id));
  await recordEvent(tx, order.id, "provider", "payment-failed", `${payment.id} by ${source}`);
  return open ? "pending" : "failed";
}

function conclusion(order: Order): Settled {
  switch (order.paymentStatus) {
    case "paid":
    case "part_refunded":
    case "refunded":
      return "paid";
    case "review":
      return "review";
    case "pending":
      return "pending";
    case "unpaid":
      return "failed";
  }
}
