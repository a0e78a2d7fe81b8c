import { eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { type orderLines, orders, paymentOrders, payments, refunds } from "~/base/db/schema";
import { disputedOf } from "~/sales/orders/money/disputed.server";
import { moneyOf, type RefundRow } from "~/sales/orders/money/order-money.server";
import { isPaidStatus } from "~/base/db/statuses";
import { advancesOf, countsFor } from "~/sales/orders/money/advances.server";
import { backOnCancel, refundableLeft, type RefundParts } from "~/sales/orders/money/refund-sums";
import type { PaymentRow } from "../payment-row.server";
import type { RefundLimits } from "./refund-scope";
import { notYetRefunded } from "~/sales/orders/money/open-lines";
import { linesOfOrder, type Order, orderById } from "~/sales/orders/order.server";

type Line = typeof orderLines.$inferSelect;

/** What to refund: an order (through the payment that counts for it), or a single payment. */
export type RefundOf = { orderId: string } | { paymentId: string };

export type Refundable = {
  order: Order | null;
  /** Null: paid by hand, so refunded by hand. */
  payment: PaymentRow | null;
  lines: Line[];
  /** What can still be refunded, in paise (or hundredths of the payment's currency). */
  leftPaise: number;
  /** What of the rest a bank has taken or asks back. */
  disputedPaise: number;
  /** The same by parts. Money without an order is all goods. */
  left: RefundParts;
  /** What goes back if the order is cancelled now. */
  backOnCancelPaise: number;
  /** Earlier refunds that did not fail. */
  earlier: RefundRow[];
};

/** What there is to refund; null without such a paid order or captured payment. */
export function refundable(of: RefundOf, from: Reader): Refundable | null {
  return "orderId" in of ? ofOrder(of.orderId, from) : ofPayment(of.paymentId, from);
}

function ofOrder(orderId: string, from: Reader): Refundable | null {
  const order = orderById(orderId, from);
  const money = order && moneyOf([order], from).get(order.id);
  // What came in part is given back by its own rows (`give-back-part.server.ts`).
  if (!order || !money || !isPaidStatus(order.paymentStatus)) return null;
  const { payment, leftPaise, disputedPaise, left } = money;
  const lines = linesOfOrder(orderId, from);
  const refundRows = from.select().from(refunds).where(eq(refunds.orderId, orderId)).all();
  const counts = countsFor(payment?.id ?? null, advancesOf([order], from).get(order.id));
  const earlier = refundRows.filter((row) => row.status !== "failed" && counts(row));
  const backOnCancelPaise = backOnCancel(order, left);
  return { order, payment, lines, leftPaise, disputedPaise, left, backOnCancelPaise, earlier };
}

/** A payment that counts for an order is refunded through that order. */
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
  const refundRows = from.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all();
  const earlier = refundRows.filter(({ status }) => status !== "failed");
  const restPaise = refundableLeft(payment.amountPaise, earlier, payment.amountRefundedPaise);
  const disputedPaise = Math.min(restPaise, disputedOf([paymentId], from).get(paymentId) ?? 0);
  const leftPaise = restPaise - disputedPaise;
  const left = { goodsPaise: leftPaise, deliveryPaise: 0, feePaise: 0 };
  const backOnCancelPaise = leftPaise;
  return { order, payment, lines: [], leftPaise, disputedPaise, left, backOnCancelPaise, earlier };
}

/** The limits of the next refund. */
export function limitsOf(found: Refundable): RefundLimits {
  const { leftPaise, disputedPaise, left, backOnCancelPaise } = found;
  const bought = notYetRefunded(found.lines, found.earlier);
  const byHand = found.payment === null;
  return { bought, leftPaise, disputedPaise, left, backOnCancelPaise, byHand };
}
