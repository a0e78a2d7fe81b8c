import type { ReviewOutcome, ReviewReason } from "~/db/statuses";

/** Why a payment needs review, as a sentence. */
export const reasonWords: Record<ReviewReason, string> = {
  amount: "The amount is not the order's total",
  currency: "Not paid in rupees",
  "second payment": "The order was paid already",
  "cancelled order": "The order is cancelled",
  "no order": "No order was sent for it",
  "cart does not fit": "The order that was sent does not fit what was paid",
};

export const outcomeWords: Record<ReviewOutcome, string> = {
  "order made": "Order made",
  refunded: "Refunded",
  "settled by hand": "Settled by hand",
};
