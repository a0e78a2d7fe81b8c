import { alreadyPaid } from "../state/attempt.server";
import { failureFor } from "../state/failures";
import type { Ending } from "./session-state.server";

/**
 * How the end of a session is reported: `now` right after the button, `again` when the page is reopened, `silently` when the
 * shopper pretends to close the browser.
 */
export type Telling = "now" | "again" | "silently";

/** Heading and sentence for the end of a session. */
export function endingWords(ending: Ending, telling: Telling): [heading: string, sentence: string] {
  switch (ending.is) {
    case "paid":
      return paidWords[telling];
    case "failed":
      return [
        telling === "again" ? "This payment attempt is over" : "Payment failed",
        (ending.payment.error ?? failureFor("payment_failed")).description,
      ];
    case "waiting":
      return [
        "The bank has not answered",
        "Nothing is decided yet. Without an answer within ten minutes the payment fails. You can leave this page.",
      ];
    case "cancelled":
      return ["Payment cancelled", "You cancelled this payment. Nothing was charged."];
    case "taken":
      return ["This order cannot be paid again", alreadyPaid];
  }
}

const paidWords: Record<Telling, [string, string]> = {
  now: ["Payment successful", "We are taking you back to the shop."],
  again: ["This payment was already completed", "Nothing was charged a second time."],
  silently: [
    "Paid, and the browser closed",
    "The payment went through, but this browser tells the shop nothing. You can close this page.",
  ],
};
