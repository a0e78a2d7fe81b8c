import { and, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { isInReview, orders, paymentOrders, payments, refunds } from "~/db/schema";
import type { PaymentStatus } from "~/db/statuses";
import { moneyOf } from "~/orders/order-money.server";
import type { Order } from "~/orders/order.server";

/**
 * Brings an order's payment status in line with what went back and what still waits for a person.
 *
 * A paid order is `paid`, `part_refunded` or `refunded` by the sum that the provider has taken on; one that is only asked
 * for does not count yet, and one that failed does not count any more. An order in `review` whose money went back, or was
 * settled by hand, goes back to `unpaid`, not to `refunded`: it never was paid, it has no invoice, and the shopper may pay
 * for it properly unless something has closed it (see `closedBy`).
 */
export function orderAfterRefund(tx: Writer, order: Order, now: number): void {
  const paymentStatus = statusOf(tx, order);
  if (paymentStatus === order.paymentStatus) return;
  const failureReason =
    paymentStatus === "unpaid" && hasRefund(tx, order) ? "payment_refunded" : null;
  tx.update(orders)
    .set({ paymentStatus, failureReason, updatedAt: now })
    .where(eq(orders.id, order.id))
    .run();
}

function statusOf(tx: Writer, order: Order): PaymentStatus {
  switch (order.paymentStatus) {
    case "paid":
    case "part_refunded":
    case "refunded": {
      const money = moneyOf([order], tx).get(order.id);
      if (!money || money.refundedPaise === 0) return "paid";
      return money.refundedPaise < money.paidPaise ? "part_refunded" : "refunded";
    }
    case "review":
    case "unpaid":
    case "pending":
      if (hasOpenReview(tx, order)) return "review";
      if (order.paymentStatus !== "review") return order.paymentStatus;
      // An order that is to be paid by hand waits for that as before.
      return order.paymentMethod === "online" ? "unpaid" : "pending";
  }
}

function hasOpenReview(tx: Writer, order: Order): boolean {
  const open = tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(and(eq(paymentOrders.orderId, order.id), isInReview))
    .get();
  return open !== undefined;
}

function hasRefund(tx: Writer, order: Order): boolean {
  const refund = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .get();
  return refund !== undefined;
}
