import type { RefundStatus } from "~/db/statuses";

type Part = { amountPaise: number; status: RefundStatus };

/** What of some refunds has gone or is surely going back, in paise: taken on by the provider, or given by hand. */
export function givenBack(refunds: Part[]): number {
  return sumOf(refunds.filter(({ status }) => status === "pending" || status === "processed"));
}

/**
 * What of a payment can still be given back, in paise. A refund that is only asked for counts as gone. `knownElsewhere`:
 * what the provider says it gave back, should that be more than we wrote down.
 */
export function leftOf(paidPaise: number, refunds: Part[], knownElsewhere = 0): number {
  const gone = sumOf(refunds.filter(({ status }) => status !== "failed"));
  return Math.max(0, paidPaise - Math.max(gone, knownElsewhere));
}

function sumOf(refunds: Part[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
}
