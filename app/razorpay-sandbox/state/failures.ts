import type { PaymentError } from "./payments.server";

/** Failure reasons for test payments, with the provider's descriptions. */
const descriptions = {
  payment_failed: "Your payment did not go through.",
  payment_timed_out: "Payment was not completed on time.",
  payment_cancelled: "Payment was cancelled by the customer.",
  insufficient_fund: "Your payment could not be completed due to insufficient account balance.",
  card_declined: "Your payment was declined by the bank.",
  card_disabled_for_online_payments: "Your card is not enabled for online payments.",
  card_number_invalid: "The card number is not valid.",
  authentication_failed: "The payment could not be authenticated.",
  gateway_technical_error: "The bank could not be reached because of a technical problem.",
};

export type FailureReason = keyof typeof descriptions;

export const failureReasons = Object.keys(descriptions) as [FailureReason, ...FailureReason[]];

/** The `error` of a payment that failed for this reason. */
export function failureFor(reason: FailureReason): PaymentError {
  return {
    code: reason === "gateway_technical_error" ? "GATEWAY_ERROR" : "BAD_REQUEST_ERROR",
    description: descriptions[reason],
    source: sourceOf(reason),
    step: reason === "authentication_failed" ? "payment_authentication" : "payment_authorization",
    reason,
  };
}

function sourceOf(reason: FailureReason): string {
  if (reason === "payment_cancelled" || reason === "card_number_invalid") return "customer";
  return reason === "gateway_technical_error" ? "gateway" : "bank";
}
