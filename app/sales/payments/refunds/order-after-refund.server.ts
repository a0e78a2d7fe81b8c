import { and, eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { isInReview, orders, paymentOrders, payments, refunds } from "~/base/db/schema";
import type { PaymentStatus } from "~/base/db/statuses";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import type { Order } from "~/sales/orders/order.server";

/**
 * Updates an order's payment status after refunds and reviews.
 *
 * A paid order is `paid`, `part_refunded` or `refunded` by the total of accepted refunds; requested and failed ones do not
 * count. An order in `review` whose money was refunded or settled by hand returns to `unpaid`, not `refunded`: it was never
 * paid and has no invoice, and the shopper may still pay it unless it is closed (see `closedBy`).
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
      // An order to be paid by hand still awaits its money.
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
