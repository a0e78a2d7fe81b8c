import { mostPacksPerLine } from "~/base/db/packs";
import type { ReviewOutcome, ReviewReason } from "~/base/db/statuses";
import { t } from "~/base/words/say";

/** Why a payment needs review, as a sentence for the admin. */
export const reasonWords: Record<ReviewReason, string> = {
  amount: "The amount is not the order's total",
  currency: "Not paid in rupees",
  "second payment": "The order was paid already",
  "cancelled order": "The order is cancelled",
  "no order": "No order was sent for it",
  "no list": "What was to be ordered could not be read",
  "product gone": "A product of the order is no longer sold",
  "too many packs": `More than ${mostPacksPerLine} packs of one product were ordered`,
  "cart does not fit": "The total of the submitted order is not what was paid",
  "sold out": "A product of the order was sold out when the payment came",
  "coupon used up": "The coupon of the order was used up or over when the payment came",
};

const reasonForBuyer: Record<ReviewReason, string> = {
  amount: "the amount is not the order's total",
  currency: "it was not paid in rupees",
  "second payment": "the order was paid already",
  "cancelled order": "the order is cancelled",
  "no order": "the order that belongs to it has not reached us",
  "no list": "we could not read what was ordered",
  "product gone": "a product of the order is no longer sold",
  "too many packs": "more than {most} packs of one product were ordered",
  "cart does not fit": "the order's total is not what was paid, so a price may have changed",
  "sold out": "a product of the order was sold out when the payment came",
  "coupon used up": "its coupon was used up or over when the payment came",
};

/** Why a payment needs review, as the end of a sentence for the buyer. */
export const saidToBuyer = (reason: ReviewReason): string =>
  t(reasonForBuyer[reason], { most: mostPacksPerLine });

export const outcomeWords: Record<ReviewOutcome, string> = {
  "order made": "Order made",
  refunded: "Refunded",
  "settled by hand": "Settled by hand",
};
