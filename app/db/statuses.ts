/** The words of state that tables, forms and screens share. Nothing but words: any file may import this one. */

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
 * `unpaid`: placed, nothing heard of a payment. `pending`: a payment is under way. `paid`: captured, once.
 * `review`: money came that does not fit (amount, currency, a second payment): a person has to look.
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

/** Whether money for the order came, whatever of it went back since. */
export const isPaidStatus = (status: PaymentStatus) =>
  status === "paid" || status === "part_refunded" || status === "refunded";

/** The provider's ladder; a payment never steps down it (see `settlePayment`). */
export const providerPaymentStatuses = [
  "created",
  "failed",
  "authorized",
  "captured",
  "refunded",
] as const;
export type ProviderPaymentStatus = (typeof providerPaymentStatuses)[number];

/** How an order is paid for. The last two are off until the operator switches them on. */
export const paymentMethods = ["online", "on-delivery", "transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Why a person has to look at a payment. */
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

/** What a person decided about it. */
export const reviewOutcomes = ["order made", "refunded", "settled by hand"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** `requested`: written down, the provider may not know it yet. `pending`: it has taken it on. */
export const refundStatuses = ["requested", "pending", "processed", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
