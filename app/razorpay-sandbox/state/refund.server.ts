import { refusal, unknownId } from "../api-error";
import type { Context } from "../context";
import { orderById } from "./orders.server";
import { type Payment, paymentById } from "./payments.server";
import { type NewRefund, type Refund, insertRefund, refundById } from "./refunds.server";
import { type Move, transition } from "./transition.server";

type RefundRequest = Omit<NewRefund, "currency" | "amountPaise"> & {
  /** In paise; undefined: the rest of the payment. */
  amountPaise: number | undefined;
};

/** Creates a `pending` refund; the payment becomes `refunded` once it is fully refunded. */
export function refund(request: RefundRequest): Move<Refund> {
  return (context) => {
    const payment = paymentById(context, request.paymentId);
    if (!payment) throw unknownId();
    requireRefundable(context, payment);
    const left = payment.amountPaise - payment.amountRefundedPaise;
    const amountPaise = request.amountPaise ?? left;
    if (amountPaise > left) {
      throw refusal("The refund amount provided is greater than amount captured", {
        field: "amount",
      });
    }
    addRefunded(context, payment, amountPaise);
    const created = insertRefund(context, { ...request, amountPaise, currency: payment.currency });
    return {
      value: created,
      events: [{ name: "refund.created", paymentId: payment.id, refundId: created.id }],
    };
  };
}

/** refund pending → processed. */
export function processRefund(refundId: string): Move<Refund> {
  return (context) => {
    const { changes } = context.database
      .prepare("UPDATE refunds SET status = 'processed' WHERE id = ? AND status = 'pending'")
      .run(refundId);
    if (changes === 0) throw refusal("Only a pending refund can be processed");
    const processed = refundById(context, refundId)!;
    return {
      value: processed,
      events: [{ name: "refund.processed", paymentId: processed.paymentId, refundId }],
    };
  };
}

/**
 * refund pending | processed → failed: the bank could not pay it out, or returned it later. The amount can be refunded again.
 */
export function failRefund(refundId: string): Move<Refund> {
  return (context) => {
    const { changes } = context.database
      .prepare("UPDATE refunds SET status = 'failed' WHERE id = ? AND status <> 'failed'")
      .run(refundId);
    if (changes === 0) throw refusal("This refund has failed already");
    const failed = refundById(context, refundId)!;
    subtractRefunded(context, paymentById(context, failed.paymentId)!, failed.amountPaise);
    return {
      value: failed,
      events: [{ name: "refund.failed", paymentId: failed.paymentId, refundId }],
    };
  };
}

/** Processes the refund at once, unless `autoRefund` is off. */
export function settleRefund(context: Context, pending: Refund): Refund {
  return context.settings.autoRefund ? transition(context, processRefund(pending.id)) : pending;
}

function requireRefundable(context: Context, { status, orderId }: Payment): void {
  if (status === "refunded") throw refusal("The payment has been fully refunded already");
  // A payment authorised after another one paid the order is never captured, only refunded.
  const isLate = status === "authorized" && orderById(context, orderId)?.status === "paid";
  if (status !== "captured" && !isLate) {
    throw refusal("The payment status should be captured for action to be taken");
  }
}

function addRefunded(context: Context, payment: Payment, amountPaise: number): void {
  const refunded = payment.amountRefundedPaise + amountPaise;
  context.database
    .prepare("UPDATE payments SET amount_refunded_paise = ?, status = ? WHERE id = ?")
    .run(refunded, refunded === payment.amountPaise ? "refunded" : payment.status, payment.id);
}

function subtractRefunded(context: Context, payment: Payment, amountPaise: number): void {
  // A late payment was refunded without being captured, so it has no fee.
  const before = payment.feePaise === null ? "authorized" : "captured";
  context.database
    .prepare("UPDATE payments SET amount_refunded_paise = ?, status = ? WHERE id = ?")
    .run(payment.amountRefundedPaise - amountPaise, before, payment.id);
}
