/** Status values shared by tables, forms and screens. Constants only: any file may import this one. */

/** Spelt exactly as the screens and the API show them. */
export const orderStatuses = [
  "Not Process",
  "Processing",
  "Shipped",
  "deliverd",
  "cancel",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * `unpaid`: placed, no payment known. `pending`: a payment is in progress. `paid`: captured once. `review`: a payment does not
 * match (amount, currency, a second payment) and needs a person.
 */
export const paymentStatuses = [
  "unpaid",
  "pending",
  "paid",
  "part_refunded",
  "refunded",
  "review",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether the order was paid, even if refunded since. */
export const isPaidStatus = (status: PaymentStatus) =>
  status === "paid" || status === "part_refunded" || status === "refunded";

/** The provider's statuses in order; a payment never moves back (see `settlePayment`). */
export const providerPaymentStatuses = [
  "created",
  "failed",
  "authorized",
  "captured",
  "refunded",
] as const;

/** Payment methods. The last two are off until the operator enables them. */
export const paymentMethods = ["online", "on-delivery", "transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Why a payment needs a person. */
export const reviewReasons = [
  "amount",
  "currency",
  "second payment",
  "cancelled order",
  "no order",
  "no list",
  "product gone",
  "too many packs",
  "cart does not fit",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The person's decision. */
export const reviewOutcomes = ["order made", "refunded", "settled by hand"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** `requested`: stored, perhaps not yet sent to the provider. `pending`: accepted by the provider. */
export const refundStatuses = ["requested", "pending", "processed", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
