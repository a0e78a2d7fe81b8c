import type { ErrorBody } from "../api-error";
import type { Context } from "../context";
import { paymentSignature } from "../signature.server";
import { failureFor } from "../state/failures";
import type { Payment } from "../state/payments.server";
import type { Session } from "../state/sessions.server";
import type { Ending } from "./session-state.server";

/** The callback fields for the end of a session; null if there is nothing to report. */
export function resultFields(
  context: Context,
  session: Session,
  ending: Ending,
): Record<string, string> | null {
  if (ending.is === "paid") return successFields(context, ending.payment);
  if (ending.is === "failed") return errorFields(errorOf(ending.payment));
  return ending.is === "cancelled" ? errorFields(cancellation(session.orderId)) : null;
}

/** The callback fields for a payment; null while the bank has not answered. */
export function callbackFields(context: Context, payment: Payment): Record<string, string> | null {
  if (payment.status === "created") return null;
  return payment.status === "failed"
    ? errorFields(errorOf(payment))
    : successFields(context, payment);
}

/** The callback fields of a successful payment: two ids and a signature. */
export function successFields({ settings }: Context, { id, orderId }: Payment) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: paymentSignature(orderId, id, settings.keySecret),
  };
}

/** The error of a failed payment, for the callback and the pay window. */
export function errorOf(payment: Payment): ErrorBody {
  return {
    ...(payment.error ?? failureFor("payment_failed")),
    metadata: { payment_id: payment.id, order_id: payment.orderId },
  };
}

/** The shopper cancelled before a payment began, so there is no payment id. */
function cancellation(orderId: string): ErrorBody {
  return { ...failureFor("payment_cancelled"), metadata: { order_id: orderId } };
}

function errorFields({ code, description, source, step, reason, metadata }: ErrorBody) {
  return {
    "error[code]": code,
    "error[description]": description,
    "error[source]": source,
    "error[step]": step,
    "error[reason]": reason,
    "error[metadata]": JSON.stringify(metadata),
  };
}
