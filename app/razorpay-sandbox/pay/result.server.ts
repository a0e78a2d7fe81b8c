import type { ErrorBody } from "../api-error";
import type { Context } from "../context";
import { paymentSignature } from "../signature.server";
import { failureFor } from "../state/failures";
import type { Payment } from "../state/payments.server";
import type { Session } from "../state/sessions.server";
import type { Ending } from "./standing.server";

/** The fields that tell the shop how a session ended; null when there is nothing to tell. */
export function resultFields(
  context: Context,
  session: Session,
  ending: Ending,
): Record<string, string> | null {
  if (ending.is === "paid") return successFields(context, ending.payment);
  if (ending.is === "failed") return errorFields(errorOf(ending.payment));
  return ending.is === "cancelled" ? errorFields(cancellation(session.orderId)) : null;
}

/** What the shop's callback is told of this payment; null as long as the bank says nothing. */
export function callbackFields(context: Context, payment: Payment): Record<string, string> | null {
  if (payment.status === "created") return null;
  return payment.status === "failed"
    ? errorFields(errorOf(payment))
    : successFields(context, payment);
}

/** What the shop is told of a payment that succeeded: three fields, the last one proof. */
export function successFields({ settings }: Context, { id, orderId }: Payment) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: paymentSignature(orderId, id, settings.keySecret),
  };
}

/** What the pay window tells of a payment that failed. */
export function errorOf(payment: Payment): ErrorBody {
  return {
    ...(payment.error ?? failureFor("payment_failed")),
    metadata: { payment_id: payment.id, order_id: payment.orderId },
  };
}

/** The shopper left before any payment began, so there is no payment to name. */
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
