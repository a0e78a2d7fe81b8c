import { t } from "~/base/words/say";

/** Our English words for the provider's reason codes. Never show its own descriptions. */
const words: Record<string, string> = {
  payment_cancelled: "You cancelled the payment. Nothing was charged.",
  insufficient_fund: "Not enough balance. Please try another card or account.",
  insufficient_funds: "Not enough balance. Please try another card or account.",
  payment_timed_out:
    "The bank did not answer. If money was taken it returns in 5–7 working days; we are checking.",
  payment_refunded:
    "Your payment was given back; it reaches your account in 5–7 working days. Nothing is charged for this order.",
  gateway_technical_error:
    "The bank did not answer. If money was taken it returns in 5–7 working days; we are checking.",
};

const unknown =
  "The payment did not go through. If money was taken, it returns in 5–7 working days.";

/** The sentence shown to the shopper, who may have read 'Payment Failed' already. */
export function failureWords(reason: string | null | undefined): string {
  return t((reason && Object.hasOwn(words, reason) && words[reason]) || unknown);
}

/** Shown if the provider refuses to create an order; English, to be said with `t`. */
export const refusedWords =
  "The payment service did not accept this order. Nothing was charged; please write to us.";
