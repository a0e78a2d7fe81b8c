import { and, eq, inArray, ne } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderEvents, orders, paymentOrders, payments } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { recordEvent } from "~/sales/orders/events.server";
import { lostCoupon } from "~/sales/orders/lapse.server";
import { onlinePaise } from "./advance/advance";
import { isAdvance } from "./advance/advance-money.server";
import { markOrderPaid } from "./mark-order-paid.server";
import { isCartPaid, isSettledByHand } from "./payable.server";
import { isConcluded, isStale, storedPayment, storePayment } from "./payment-row.server";
import { takeAdvance } from "./take-advance.server";
import type { ProviderPayment } from "./provider/provider.server";
import { isShortOf } from "~/goods/stock/order-stock.server";
import { closeOvertaken, openReview } from "./held/open-review.server";
import { isAdvanced } from "~/sales/orders/money/advanced";
import type { Order } from "~/sales/orders/order.server";

/** The source of a report, for the order's history: the shopper's browser, our own check, or the provider's webhook. */
export type Source = "callback" | "reconcile" | "webhook";

/** `paid`: also that an order's advance is. `no-order`: an API client has not submitted the order for this payment yet; the payment is stored. */
export type Settled = "paid" | "pending" | "failed" | "review" | "no-order" | "unknown-order";

/**
 * Stores the provider's report of a payment and updates the order. The only way an order becomes paid online. Idempotent:
 * callback, status page and reconciler may pass the same payment at once and in any order; a payment's status never moves
 * back, and an order is paid once. A late payment (after a failed attempt, or days after the order) counts unless something
 * else has paid for the same cart.
 */
export async function settlePayment(payment: ProviderPayment, source: Source): Promise<Settled> {
  return write((tx) => {
    const collected = collectedFor(tx).get({ id: payment.order_id ?? "" });
    if (!collected) return "unknown-order";

    const stored = storedPayment(tx, payment.id);
    if (!isStale(stored, payment)) storePayment(tx, payment);
    const { order, amountPaise } = collected;
    if (!order) return "no-order";
    if (isAdvance(tx, payment.id)) return "paid";
    if (isStale(stored, payment) || isConcluded(stored, payment)) return conclusion(order);

    switch (payment.status) {
      case "captured":
        return captured(tx, order, payment, amountPaise, source);
      case "authorized":
        recordEvent(tx, order.id, "provider", "payment-authorized", source);
        return pending(tx, order);
      case "created":
        return pending(tx, order);
      case "refunded":
        // The order of a captured payment follows its refund rows instead.
        if (stored?.status === "captured") return conclusion(order);
        return failed(tx, order, { ...payment, error_reason: "payment_refunded" }, source);
      case "failed":
        return failed(tx, order, payment, source);
    }
  });
}

const collectedFor = prepared((tx: Writer) =>
  tx
    .select({ order: orders, amountPaise: paymentOrders.amountPaise })
    .from(paymentOrders)
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, placeholder("id")))
    .prepare(),
);

/**
 * Records that this payment of an order is proved by signature, and sets the order to pending: the payment cannot be fetched now or
 * is not captured yet. The reconciler keeps checking.
 */
export async function awaitPayment(orderId: string, paymentId: string): Promise<void> {
  await write((tx) => {
    tx.update(orders)
      .set({ paymentStatus: "pending", updatedAt: Date.now() })
      .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, "unpaid")))
      .run();
    const known = tx
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          eq(orderEvents.kind, "payment-signed"),
          eq(orderEvents.detail, paymentId),
        ),
      )
      .get();
    if (!known) recordEvent(tx, orderId, "provider", "payment-signed", paymentId);
  });
}

function captured(
  tx: Writer,
  order: Order,
  payment: ProviderPayment,
  expectedPaise: number,
  source: Source,
): Settled {
  // A foreign card charged in rupees is settled like any other; the row records `international`.
  if (payment.currency !== "INR") return review(tx, order, payment, "currency");
  // Its advance has come, or had come and went back: the rest is paid on delivery.
  if (isAdvanced(order)) return review(tx, order, payment, "second payment");
  if (payment.amount !== expectedPaise || payment.amount !== onlinePaise(order))
    return review(tx, order, payment, "amount");
  // A part came by hand, so this is more than was to come.
  if (order.partPaidAt !== null) return review(tx, order, payment, "amount");
  // Not refunded automatically: a person must find out whether the buyer wants the goods twice.
  if (isCartPaid(order, tx) || isSettledByHand(order.id, tx))
    return review(tx, order, payment, "second payment");
  // An order to be paid by hand can be cancelled while an older pay page is still open.
  if (order.status === "cancel") return review(tx, order, payment, "cancelled order");
  // Later than its packs were held. What was ordered otherwise than in the shop is owed.
  if (order.source === "shop" && isShortOf(tx, order, Date.now()))
    return review(tx, order, payment, "sold out");
  // It gave its coupon back while it was not paid, and others may have used it up since.
  if (lostCoupon(tx, order, Date.now())) return review(tx, order, payment, "coupon used up");

  const by = `${payment.id} by ${source}`;
  if (order.advancePaise === null)
    markOrderPaid(tx, order, { actor: "provider", by, paymentId: payment.id });
  else
    takeAdvance(
      tx,
      order,
      { id: payment.id, amountPaise: payment.amount },
      { actor: "provider", by },
    );
  closeOvertaken(tx, payment.id);
  return "paid";
}

function review(tx: Writer, order: Order, payment: ProviderPayment, reason: ReviewReason): Settled {
  openReview(tx, payment, reason, order);
  return "review";
}

function pending(tx: Writer, order: Order): Settled {
  if (order.paymentStatus !== "unpaid") return conclusion(order);
  tx.update(orders)
    .set({ paymentStatus: "pending", updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .run();
  return "pending";
}

/** A failed attempt does not end the order: the shopper may retry, and another attempt may be in progress. */
function failed(tx: Writer, order: Order, payment: ProviderPayment, source: Source): Settled {
  if (order.paymentStatus !== "unpaid" && order.paymentStatus !== "pending")
    return conclusion(order);
  const open = tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.paymentOrderId, payment.order_id ?? ""),
        ne(payments.id, payment.id),
        inArray(payments.status, ["created", "authorized"]),
      ),
    )
    .get();
  tx.update(orders)
    .set({
      // An order to be paid by hand stays active without an online payment.
      paymentStatus: open || order.paymentMethod !== "online" ? order.paymentStatus : "unpaid",
      failureReason: payment.error_reason || "payment_failed",
      updatedAt: Date.now(),
    })
    .where(eq(orders.id, order.id))
    .run();
  recordEvent(tx, order.id, "provider", "payment-failed", `${payment.id} by ${source}`);
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
