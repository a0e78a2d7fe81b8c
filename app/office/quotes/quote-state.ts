/** How a quote stands. A draft is seen by nobody but the owner. */
export const quoteStates = {
  draft: "Draft",
  sent: "Sent",
  accepted: "Accepted",
  expired: "Expired",
  withdrawn: "Withdrawn",
};
export type QuoteState = keyof typeof quoteStates;

type Standing = {
  orderId: string | null;
  withdrawnAt: number | null;
  sentAt: number | null;
  validUntil: number;
};

/** `now`: UTC ms. */
export function stateOf(quote: Standing, now: number): QuoteState {
  if (quote.orderId !== null) return "accepted";
  if (quote.withdrawnAt !== null) return "withdrawn";
  if (quote.sentAt === null) return "draft";
  return now >= quote.validUntil ? "expired" : "sent";
}
