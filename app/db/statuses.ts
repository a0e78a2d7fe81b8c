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

/** The provider's ladder; a payment never steps down it (see `settlePayment`). */
export const providerPaymentStatuses = [
  "created",
  "failed",
  "authorized",
  "captured",
  "refunded",
] as const;
export type ProviderPaymentStatus = (typeof providerPaymentStatuses)[number];
