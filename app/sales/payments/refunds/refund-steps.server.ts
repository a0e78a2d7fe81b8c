import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { orderEvents, payments, refunds } from "~/base/db/schema";
import { type RefundStatus, refundStatuses } from "~/base/db/statuses";
import { issueCreditNote } from "~/sales/invoices/issue.server";
import { amountIn } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { mailRefunded, mailRefundStarted } from "~/sales/orders/mails/order-mails.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { forgetKept } from "~/sales/orders/money/kept.server";
import { givenBack, isGivenBack } from "~/sales/orders/money/refund-sums";
import { afterAdvanceRefund, isCounted } from "../advance/advance-money.server";
import type { PaymentRow } from "../payment-row.server";
import { refundPauses } from "./refund-pause";
import { orderAfterRefund } from "./order-after-refund.server";
import { reviewAfterRefund } from "./review-after-refund.server";
import { excessOf, keepToldAmount, tellOfExcess } from "./doubted-refund.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { openTime } from "~/upkeep/month-lock/open-time.server";

type Report = { status: RefundStatus; providerRefundId?: string; failure?: string };

/**
 * Advances a refund's status (requested, pending, processed, failed) with its effects: history, mail, credit note, order
 * status, review. Never moves back, so reports that repeat or come out of order have no effect. Returns the updated row.
 */
export function stepTo(
  tx: Writer,
  row: RefundRow,
  { status, providerRefundId, failure }: Report,
  now = Date.now(),
  isTold = false,
): RefundRow {
  const isStep = rank(status) > rank(row.status) || isFirstReport(row, providerRefundId);
  const isAccepted = isStep && isGivenBack(status) && !isGivenBack(row.status);
  const excessPaise = isAccepted ? excessOf(tx, row) : row.excessPaise;
  const change = {
    ...(providerRefundId !== undefined && { providerRefundId }),
    ...(isStep && {
      status,
      failure: status === "failed" ? (failure ?? failedAtProvider) : null,
      // What was put aside as failed is not what an admin saw of it if the provider sent it all the same.
      failureSeenAt: status === "processed" && row.status === "pending" ? row.failureSeenAt : null,
      excessPaise,
      nextTryAt: status === "pending" ? now + refundPauses.first : null,
      ...(status === "processed" && { processedAt: openTime(tx, now) }),
    }),
    updatedAt: now,
  };
  const [updated] = tx.update(refunds).set(change).where(eq(refunds.id, row.id)).returning().all();
  if (!updated) throw new Error("The refund is gone");
  if (isStep && status !== row.status) applyEffects(tx, updated, now, isTold);
  return updated;
}

/**
 * `stepTo`, as the provider tells of a refund, with its amount (paise): one that differs from what is written down never replaces it,
 * and a person looks at it.
 */
export function stepAsTold(
  tx: Writer,
  row: RefundRow,
  { amountPaise, ...report }: Report & { amountPaise: number },
  now = Date.now(),
): RefundRow {
  if (amountPaise === row.amountPaise) return stepTo(tx, row, report, now);
  const about = { order: orderOf(tx, row), payment: paymentOf(tx, row) };
  return stepTo(tx, keepToldAmount(tx, row, amountPaise, about, now), report, now);
}

const failedAtProvider = "The payment provider could not send the money back.";

const rank = (status: RefundStatus) => refundStatuses.indexOf(status);

/** We marked the refund failed before the provider knew it; its first report overrides that. */
function isFirstReport(row: RefundRow, providerRefundId: string | undefined): boolean {
  return row.providerRefundId === null && providerRefundId !== undefined;
}

function applyEffects(tx: Writer, refund: RefundRow, now: number, isTold: boolean): void {
  const order = orderOf(tx, refund);
  const payment = paymentOf(tx, refund);
  const counts = order !== null && isCounted(tx, order, refund, payment);
  if (order) writeHistory(tx, order, refund, payment);
  if (refund.excessPaise > 0) tellOfExcess(tx, refund, { order, payment }, now);
  if (payment && refund.status === "failed") undoRefunded(tx, payment);
  if (payment && !counts) reviewAfterRefund(tx, payment, refund.status, now);
  if (!order) return;
  orderAfterRefund(tx, order, now);
  if (payment) afterAdvanceRefund(tx, order, refund, now);
  if (counts && refund.status === "failed") forgetKept(tx, order.id);
  if (counts && refund.status === "processed") issueCreditNote(tx, order, refund, now);
  if (!isTold) sendMail(tx, order, refund, payment);
}

/** A failed refund leaves the money with us. The only place where a payment's status moves back: events are not reliable. */
function undoRefunded(tx: Writer, { id, status }: PaymentRow): void {
  const refundedPaise = givenBack(tx.select().from(refunds).where(eq(refunds.paymentId, id)).all());
  tx.update(payments)
    .set({
      status: status === "refunded" ? "captured" : status,
      amountRefundedPaise: refundedPaise,
      updatedAt: Date.now(),
    })
    .where(eq(payments.id, id))
    .run();
}

const kinds = {
  requested: "refund-requested",
  pending: "refund-started",
  processed: "refunded",
  failed: "refund-failed",
} as const;

function writeHistory(
  tx: Writer,
  order: Order,
  refund: RefundRow,
  payment: PaymentRow | null,
): void {
  const actor = payment ? "provider" : refund.actor;
  const amount = amountIn(refund.amountPaise, payment?.currency ?? "INR");
  const detail = payment ? amount + excessWords(refund, payment) : `${amount} by hand`;
  recordEvent(tx, order.id, actor, kinds[refund.status], detail);
}

const excessWords = ({ excessPaise, status }: RefundRow, { currency }: PaymentRow): string =>
  excessPaise > 0 && status !== "failed"
    ? `, ${amountIn(excessPaise, currency)} more than was left`
    : "";

/** Mails the buyer when the provider accepts a refund and when it sends the money, not for requests, failures and doubtful sums. */
function sendMail(tx: Writer, order: Order, refund: RefundRow, payment: PaymentRow | null): void {
  // The mails state amounts in rupees.
  if (payment && payment.currency !== "INR") return;
  if (refund.excessPaise > 0 || refund.toldPaise !== null || isToldAlready(tx, refund)) return;
  if (refund.status === "pending") mailRefundStarted(tx, order, refund);
  if (refund.status === "processed") mailRefunded(tx, order, refund);
}

/** Whether the mail about packs that were taken out has told of this money: its event bears the refund's key. */
function isToldAlready(tx: Writer, { idempotencyKey }: RefundRow): boolean {
  const event = tx.select().from(orderEvents).where(eq(orderEvents.id, idempotencyKey)).get();
  return event?.kind === "taken-out";
}

function orderOf(tx: Writer, { orderId }: RefundRow): Order | null {
  return orderId === null ? null : orderById(orderId, tx);
}

function paymentOf(tx: Writer, { paymentId }: RefundRow): PaymentRow | null {
  if (paymentId === null) return null;
  const payment = tx.select().from(payments).where(eq(payments.id, paymentId)).get();
  return payment ?? null;
}
