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
export async function orderAfterRefund(tx: Writer, order: Order, now: number): Promise<void> {
  const paymentStatus = await statusOf(tx, order);
  if (paymentStatus === order.paymentStatus) return;
  const failureReason =
    paymentStatus === "unpaid" && (await hasRefund(tx, order)) ? "payment_refunded" : null;
  await tx
    .update(orders)
    .set({ paymentStatus, failureReason, updatedAt: now })
    .where(eq(orders.id, order.id));
}

async function statusOf(tx: Writer, order: Order): Promise<PaymentStatus> {
  switch (order.paymentStatus) {
    case "paid":
    case "part_refunded":
    case "refunded": {
      const money = (await moneyOf([order], tx)).get(order.id);
      if (!money || money.refundedPaise === 0) return "paid";
      return money.refundedPaise < money.paidPaise ? "part_refunded" : "refunded";
    }
    case "review":
    case "unpaid":
    case "pending":
      if (await hasOpenReview(tx, order)) return "review";
      if (order.paymentStatus !== "review") return order.paymentStatus;
      // An order that is to be paid by hand waits for that as before.
      return order.paymentMethod === "online" ? "unpaid" : "pending";
  }
}

async function hasOpenReview(tx: Writer, order: Order): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(and(eq(paymentOrders.orderId, order.id), isInReview));
  return open !== undefined;
}

async function hasRefund(tx: Writer, order: Order): Promise<boolean> {
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return refund !== undefined;
}
