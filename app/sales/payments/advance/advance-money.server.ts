import { and, eq, isNotNull, sql } from "drizzle-orm";
import { newId } from "~/base/lib/ids.server";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { moneyReceived, orders, payments } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { issueRefundVoucher } from "~/sales/invoices/vouchers/issue-voucher.server";
import {
  cameFor,
  isStanding,
  noteMoney,
  receivedOf,
} from "~/sales/orders/money/money-received.server";
import { moneyOf, type RefundRow } from "~/sales/orders/money/order-money.server";
import { creditOf, openKhata } from "~/sales/orders/money/khata.server";
import type { PaymentRow } from "../payment-row.server";
import { settleWrittenOff } from "~/sales/orders/money/written-off.server";
import { type Order, orderById } from "~/sales/orders/order.server";

/** The payment that was taken as an order's advance; undefined: none was. */
export const advanceOf = (orderId: string, from: Reader) =>
  from
    .select({ payment: payments })
    .from(moneyReceived)
    .innerJoin(payments, eq(payments.id, moneyReceived.paymentId))
    .where(and(eq(moneyReceived.orderId, orderId), isNotNull(moneyReceived.paymentId)))
    .get()?.payment;

/** What of the advance of an order can go back the way it came, in paise: no more than is left of the order's money. */
export function advanceLeft(order: Order, from: Reader = db): number {
  const money = order.advancePaise === null ? undefined : moneyOf([order], from).get(order.id);
  return money && money.payment === null ? money.onlinePaise : 0;
}

/**
 * Notes on the order that a part of its advance goes back, by a refund that was asked for here or made at the provider; what is not there
 * any more is taken from the buyer's credit. Does nothing for other refunds, and once the order is paid: then its credit note corrects
 * the invoice.
 */
export function noteGivenBack(tx: Writer, refund: RefundRow, by: string, now: number): void {
  const order = refund.orderId === null ? null : orderById(refund.orderId, tx);
  if (!order || isPaidStatus(order.paymentStatus)) return;
  if (advanceOf(order.id, tx)?.id !== refund.paymentId) return;
  const missing = refund.amountPaise - (cameFor(tx, [order.id]).get(order.id) ?? 0);
  if (missing > 0) fromCredit(tx, order, Math.min(missing, creditOf(order, tx)), by, now);
  const came = cameFor(tx, [order.id]).get(order.id) ?? 0;
  const amountPaise = -Math.min(refund.amountPaise, came);
  const row = { orderId: order.id, amountPaise, note: refund.reason, ...online, by };
  noteMoney(tx, { ...row, refundId: refund.id }, now);
  keepPartPaid(tx, order, now);
}

const online = { way: null, reference: null };

/** Moves the buyer's credit (paise) to the order; below zero: the order's money to the credit. */
function fromCredit(tx: Writer, order: Order, paise: number, by: string, now: number): void {
  const khataId = paise === 0 ? null : openKhata(tx, order, now);
  if (khataId === null) return;
  const note = `of order ${order.number}`;
  const row = { way: "credit", reference: null, note, receiptId: newId(), by } as const;
  noteMoney(tx, { ...row, orderId: order.id, amountPaise: paise }, now);
  noteMoney(tx, { ...row, khataId, amountPaise: -paise }, now);
}

/** How much of a refund (paise) of an advance is of no money that was here, before its order is paid; 0 of other refunds. */
export function beyondAdvance(tx: Writer, refund: RefundRow): number {
  const order = refund.orderId === null ? null : orderById(refund.orderId, tx);
  if (!order || isPaidStatus(order.paymentStatus)) return 0;
  if (advanceOf(order.id, tx)?.id !== refund.paymentId) return 0;
  return refund.amountPaise + notedFor(tx, refund);
}

/**
 * What follows when a refund of an advance went through or failed: its voucher, or the money stands for the order again; of one that was
 * paid meanwhile it is the buyer's credit. Nothing for other refunds.
 */
export function afterAdvanceRefund(tx: Writer, order: Order, refund: RefundRow, now: number): void {
  // It had been given up, and was sent all the same.
  if (refund.status === "processed" && wasNoted(tx, refund) && !rowOf(tx, refund))
    noteGivenBack(tx, refund, "shop", now);
  const row = rowOf(tx, refund);
  if (!row) return;
  const { id: moneyId, amountPaise, receiptId, note } = row;
  const backPaise = -amountPaise;
  if (refund.status === "processed")
    issueRefundVoucher(tx, order, { moneyId, amountPaise: backPaise, reason: refund.reason }, now);
  if (refund.status !== "failed") return;
  const again = { amountPaise: backPaise, note, receiptId, ...online, by: "shop" };
  noteMoney(tx, { ...again, orderId: order.id, takesBack: moneyId, refundId: refund.id }, now);
  if (isPaidStatus(order.paymentStatus)) fromCredit(tx, order, -backPaise, "shop", now);
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
  settleWrittenOff(tx, id, { reason: "Its advance went back", by: "shop" }, now);
}

/** Whether this payment was taken as an advance. */
export const isAdvance = (tx: Writer, paymentId: string): boolean =>
  advanceRow(tx, paymentId) !== undefined;

const advanceRow = (tx: Writer, paymentId: string) =>
  tx
    .select({ orderId: moneyReceived.orderId })
    .from(moneyReceived)
    .where(eq(moneyReceived.paymentId, paymentId))
    .get();

/** Whether a refund gives back money of its order that is paid: not of a second payment, and not before it was paid. */
export function isCounted(
  tx: Writer,
  order: Order,
  refund: RefundRow,
  payment: PaymentRow | null,
): boolean {
  if (payment === null || payment.paidOrderId === order.id) return true;
  const advance = advanceRow(tx, payment.id);
  return (
    advance?.orderId === order.id && isPaidStatus(order.paymentStatus) && notedFor(tx, refund) === 0
  );
}

/** What this refund gave back before its order was paid, below zero (paise); 0: nothing, or it failed. */
const notedFor = (tx: Writer, { id }: RefundRow): number =>
  tx
    .select({ paise: sql<number>`coalesce(sum(${moneyReceived.amountPaise}), 0)` })
    .from(moneyReceived)
    .where(eq(moneyReceived.refundId, id))
    .get()?.paise ?? 0;

const wasNoted = (tx: Writer, { id }: RefundRow): boolean =>
  tx
    .select({ id: moneyReceived.id })
    .from(moneyReceived)
    .where(eq(moneyReceived.refundId, id))
    .get() !== undefined;
