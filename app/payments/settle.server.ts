import { and, eq, inArray, ne } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orders, paymentOrders, payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { recordEvent } from "~/orders/events.server";
import { markOrderPaid } from "./mark-order-paid.server";
import { isCartPaid, isSettledByHand } from "./payable.server";
import { isConcluded, isStale, storedPayment, storePayment } from "./payment-row.server";
import type { ProviderPayment } from "./provider.server";
import { closeOvertaken, openReview } from "./review/open-review.server";
import type { Order } from "~/orders/order.server";

/** Who told us: the shopper's browser, our own asking, the provider's webhook. For the order's history. */
export type Source = "callback" | "reconcile" | "webhook";

/** `no-order`: a client of the API asked for this money and has not sent its order yet; the payment is kept for it. */
export type Settled = "paid" | "pending" | "failed" | "review" | "no-order" | "unknown-order";

/**
 * Writes down what the provider says about one payment and draws the conclusion for the order. The only way an order
 * becomes paid. Idempotent: callback, status page and reconciler may all bring the same payment, at once and in any
 * order; a payment never steps back, an order is paid once. A payment that comes late, after a failed attempt or days
 * after the order, counts like any other as long as nothing else has paid for the same cart.
 */
export async function settlePayment(payment: ProviderPayment, source: Source): Promise<Settled> {
  return write((tx) => {
    const collected = collectedFor(tx).get({ id: payment.order_id ?? "" });
    if (!collected) return "unknown-order";

    const known = storedPayment(tx, payment.id);
    if (!isStale(known, payment)) storePayment(tx, payment);
    const { order, amountPaise } = collected;
    if (!order) return "no-order";
    if (isStale(known, payment) || isConcluded(known, payment)) return conclusion(order);

    switch (payment.status) {
      case "captured":
        return captured(tx, order, payment, amountPaise, source);
      case "authorized":
        recordEvent(tx, order.id, "provider", "payment-authorized", source);
        return pending(tx, order);
      case "created":
        return pending(tx, order);
      case "refunded":
        // What becomes of an order whose money was taken and given back is told by its refunds.
        if (known?.status === "captured") return conclusion(order);
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

/** The provider vouched by signature for a payment it cannot show us right now: the order waits, the reconciler goes on. */
export async function awaitPayment(orderId: string): Promise<void> {
  await write((tx) => {
    tx.update(orders)
      .set({ paymentStatus: "pending", updatedAt: Date.now() })
      .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, "unpaid")))
      .run();
  });
}

function captured(
  tx: Writer,
  order: Order,
  payment: ProviderPayment,
  askedPaise: number,
  source: Source,
): Settled {
  // A card from abroad that was charged in rupees is settled like any other; the row keeps that it came from abroad.
  if (payment.currency !== "INR") return review(tx, order, payment, "currency");
  if (payment.amount !== askedPaise || payment.amount !== order.totalPaise)
    return review(tx, order, payment, "amount");
  // Kept and not given back by itself: whether the buyer wants the goods twice is a question for a person.
  if (isCartPaid(order, tx) || isSettledByHand(order.id, tx))
    return review(tx, order, payment, "second payment");
  // Only orders that were to be paid by hand are cancelled before they are paid, in reach of an older pay page.
  if (order.status === "cancel") return review(tx, order, payment, "cancelled order");

  const by = `${payment.id} by ${source}`;
  markOrderPaid(tx, order, { actor: "provider", by, paymentId: payment.id });
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

/** A failed attempt ends nothing: the shopper may try again on the same order, and another attempt may be under way. */
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
      // An order that is to be paid by hand stands without any payment online.
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
