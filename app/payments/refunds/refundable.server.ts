import { asc, eq } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { orderLines, orders, paymentOrders, payments, refunds } from "~/db/schema";
import { moneyOf, type RefundRow } from "~/orders/order-money.server";
import { leftOf } from "~/orders/refund-sums";
import type { PaymentRow } from "../payment-row.server";
import type { Order } from "~/orders/order.server";

type Line = typeof orderLines.$inferSelect;

/** What is to be refunded: an order (by the payment that counts for it), or one payment by itself. */
export type RefundOf = { orderId: string } | { paymentId: string };

export type Refundable = {
  order: Order | null;
  /** Null: the money came by hand and goes back by hand. */
  payment: PaymentRow | null;
  lines: Line[];
  /** What can still be given back, in paise (or the hundredth part of the payment's currency). */
  leftPaise: number;
  /** The refunds so far that did not fail. */
  earlier: RefundRow[];
};

/** What there is to refund; null when there is no such paid order or payment that brought money. */
export function refundable(of: RefundOf, from: Reader): Refundable | null {
  return "orderId" in of ? ofOrder(of.orderId, from) : ofPayment(of.paymentId, from);
}

function ofOrder(orderId: string, from: Reader): Refundable | null {
  const order = from.select().from(orders).where(eq(orders.id, orderId)).get();
  const money = order && moneyOf([order], from).get(order.id);
  if (!order || !money || money.paidPaise === 0) return null;
  const { payment, leftPaise } = money;
  const lines = from
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
    .all();
  const given = from.select().from(refunds).where(eq(refunds.orderId, orderId)).all();
  const earlier = given.filter(
    ({ status, paymentId }) => status !== "failed" && paymentId === (payment?.id ?? null),
  );
  return { order, payment, lines, leftPaise, earlier };
}

/** A payment that counts for an order is refunded as that order. */
function ofPayment(paymentId: string, from: Reader): Refundable | null {
  const found = from
    .select({ payment: payments, order: orders })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(payments.id, paymentId))
    .get();
  if (!found) return null;
  const { payment, order } = found;
  if (payment.paidOrderId) return ofOrder(payment.paidOrderId, from);
  if (payment.status !== "captured" && payment.status !== "refunded") return null;
  const given = from.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all();
  const earlier = given.filter(({ status }) => status !== "failed");
  const leftPaise = leftOf(payment.amountPaise, earlier, payment.amountRefundedPaise);
  return { order, payment, lines: [], leftPaise, earlier };
}
