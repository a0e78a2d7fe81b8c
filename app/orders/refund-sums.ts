import type { RefundStatus } from "~/db/statuses";

type Part = { amountPaise: number; status: RefundStatus };

/** Total (paise) of the refunds that the provider accepted or that were given by hand. */
export function givenBack(refunds: Part[]): number {
  return sumOf(refunds.filter(({ status }) => status === "pending" || status === "processed"));
}

/**
 * What can still be refunded of a payment, in paise. A requested refund already counts as refunded. `knownElsewhere`: what
 * the provider says it refunded, used if that is more than our rows say.
 */
export function leftOf(paidPaise: number, refunds: Part[], knownElsewhere = 0): number {
  const refunded = sumOf(refunds.filter(({ status }) => status !== "failed"));
  return Math.max(0, paidPaise - Math.max(refunded, knownElsewhere));
}

function sumOf(refunds: Part[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
}
