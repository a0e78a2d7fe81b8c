import { instrumentFields } from "./instrument";
import { entityNotes } from "./notes";
import type { Payment } from "./payments.server";

/** The payment as the API sends it; times in seconds. */
export function paymentEntity(payment: Payment) {
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amountPaise,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    method: payment.instrument.method,
    amount_refunded: payment.amountRefundedPaise,
    refund_status: refundStatus(payment),
    captured: payment.status === "captured" || payment.status === "refunded",
    description: payment.description,
    email: payment.email,
    contact: payment.contact,
    notes: entityNotes(payment.notes),
    fee: payment.feePaise,
    tax: payment.taxPaise,
    error_code: payment.error?.code ?? null,
    error_description: payment.error?.description ?? null,
    error_source: payment.error?.source ?? null,
    error_step: payment.error?.step ?? null,
    error_reason: payment.error?.reason ?? null,
    created_at: Math.floor(payment.createdAt / 1000),
    ...instrumentFields(payment.instrument),
  };
}

function refundStatus(payment: Payment): "partial" | "full" | null {
  if (payment.amountRefundedPaise === 0) return null;
  return payment.amountRefundedPaise === payment.amountPaise ? "full" : "partial";
}
