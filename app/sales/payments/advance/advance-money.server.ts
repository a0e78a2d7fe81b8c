import { and, eq, isNotNull } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { moneyReceived, orders, payments, refunds } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { issueRefundVoucher } from "~/sales/invoices/vouchers/issue-voucher.server";
import {
  cameFor,
  isStanding,
  noteMoney,
  receivedOf,
} from "~/sales/orders/money/money-received.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { disputedOf } from "~/sales/orders/money/disputed.server";
import { refundableLeft } from "~/sales/orders/money/refund-sums";
import type { PaymentRow } from "../payment-row.server";
import { type Order, orderById } from "~/sales/orders/order.server";

/** The payment that was taken as an order's advance; undefined: none was. */
export const advanceOf = (orderId: string, from: Reader) =>
  from
    .select({ payment: payments })
    .from(moneyReceived)
    .innerJoin(payments, eq(payments.id, moneyReceived.paymentId))
    .where(and(eq(moneyReceived.orderId, orderId), isNotNull(moneyReceived.paymentId)))
    .get()?.payment;

/** What of the advance of an order can go back the way it came, in paise; of one that is not paid, no more than is here. */
export function advanceLeft(
  order: Pick<Order, "id" | "paymentStatus" | "advancePaise">,
  from: Reader = db,
): number {
  const payment = order.advancePaise === null ? undefined : advanceOf(order.id, from);
  if (!payment) return 0;
  const earlier = from.select().from(refunds).where(eq(refunds.paymentId, payment.id)).all();
  const restPaise = refundableLeft(payment.amountPaise, earlier, payment.amountRefundedPaise);
  const disputedPaise = disputedOf([payment.id], from).get(payment.id) ?? 0;
  const leftPaise = Math.max(0, restPaise - disputedPaise);
  if (isPaidStatus(order.paymentStatus)) return leftPaise;
  return Math.min(leftPaise, cameFor(from, [order.id]).get(order.id) ?? 0);
}

/**
 * Notes on the order that a part of its advance goes back, by a refund that was asked for here or made at the provider. Does nothing for
 * other refunds, and once the order is paid: then its credit note corrects the invoice.
 */
export function noteGivenBack(tx: Writer, refund: RefundRow, by: string, now: number): void {
  const order = refund.orderId === null ? null : orderById(refund.orderId, tx);
  if (!order || isPaidStatus(order.paymentStatus)) return;
  if (advanceOf(order.id, tx)?.id !== refund.paymentId) return;
  const came = cameFor(tx, [order.id]).get(order.id) ?? 0;
  const amountPaise = -Math.min(refund.amountPaise, came);
  const row = {
    orderId: order.id,
    amountPaise,
    way: null,
    reference: null,
    note: refund.reason,
    by,
  };
  noteMoney(tx, { ...row, refundId: refund.id }, now);
  keepPartPaid(tx, order, now);
}

/**
 * What follows when a refund of an advance went through or failed: its voucher, or the money stands for the order again. Nothing for
 * other refunds.
 */
export function afterAdvanceRefund(tx: Writer, order: Order, refund: RefundRow, now: number): void {
  // It had been given up, and was sent all the same.
  if (refund.status === "processed" && isNotedBack(tx, refund) && !rowOf(tx, refund))
    noteGivenBack(tx, refund, "shop", now);
  const row = rowOf(tx, refund);
  if (!row) return;
  const { id: moneyId, amountPaise, receiptId, note, reference } = row;
  const backPaise = -amountPaise;
  if (refund.status === "processed")
    issueRefundVoucher(tx, order, { moneyId, amountPaise: backPaise, reason: refund.reason }, now);
  if (refund.status !== "failed") return;
  const again = { amountPaise: backPaise, way: null, reference, note, receiptId, by: "shop" };
  noteMoney(tx, { ...again, orderId: order.id, takesBack: moneyId, refundId: refund.id }, now);
  keepPartPaid(tx, order, now);
}

/** The row of the money that this refund gave back before its order was paid, unless it was taken back. */
const rowOf = (tx: Writer, { id }: RefundRow) =>
  tx
    .select()
    .from(moneyReceived)
    .where(and(eq(moneyReceived.refundId, id), isStanding(tx)))
    .get();

/** Since when a part of the order's money is here, if one is. */
function keepPartPaid(tx: Writer, { id, paymentStatus }: Order, now: number): void {
  const rest = receivedOf(id, tx);
  const isPart = !isPaidStatus(paymentStatus) && (cameFor(tx, [id]).get(id) ?? 0) > 0;
  tx.update(orders)
    .set({ partPaidAt: isPart ? (rest[0]?.cameAt ?? now) : null, updatedAt: now })
    .where(eq(orders.id, id))
    .run();
}

/** Whether this payment was taken as an advance. */
export const isAdvance = (tx: Writer, paymentId: string): boolean =>
  advanceRow(tx).get({ paymentId }) !== undefined;

const advanceRow = prepared((tx: Writer) =>
  tx
    .select({ orderId: moneyReceived.orderId })
    .from(moneyReceived)
    .where(eq(moneyReceived.paymentId, placeholder("paymentId")))
    .prepare(),
);

/** Whether a refund gives back money of its order that is paid: not of a second payment, and not before it was paid. */
export function isCounted(tx: Writer, refund: RefundRow, payment: PaymentRow | null): boolean {
  if (payment === null || payment.paidOrderId === refund.orderId) return true;
  const advance = advanceRow(tx).get({ paymentId: payment.id });
  return advance?.orderId === refund.orderId && !isNotedBack(tx, refund);
}

const isNotedBack = (tx: Writer, { id }: RefundRow): boolean =>
  tx
    .select({ id: moneyReceived.id })
    .from(moneyReceived)
    .where(eq(moneyReceived.refundId, id))
    .get() !== undefined;
