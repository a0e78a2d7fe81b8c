export type HistoryEntry = {
  id: string;
  /** UTC ms. */
  at: number;
  kind: string;
  who: string;
  what: string;
};

const labels: Record<string, string> = {
  placed: "Order placed",
  "payment-authorized": "Payment authorized",
  "payment-failed": "Payment failed",
  "payment-review": "Payment needs review",
  "review-closed": "Payment reviewed",
  paid: "Paid",
  "refund-requested": "Refund asked for",
  "refund-started": "Refund started",
  refunded: "Refunded",
  "refund-failed": "Refund did not go through",
  "forged-callback": "Payment answer with a wrong signature refused",
  status: "Status",
  tracking: "Parcel",
  "cancelled-by-buyer": "Cancelled by the buyer",
  "came-back": "Came back",
  kept: "Taken into an account",
  "payment-by-hand": "To be paid",
  "payment-signed": "Payment proved by signature",
  "utr-claimed": "UPI reference typed",
  confirmed: "Order confirmed",
  reminded: "Reminded to confirm",
  "transfer-missing": "No transfer came for 30 days",
  "return-forgiven": "Returned parcel forgiven",
  "taken-out": "Taken out before packing",
  returned: "Sent back after it arrived",
  "send-with": "Send together",
  "old-shop": "Taken over from the old shop",
};

const actors: Record<string, string> = {
  shop: "The shop",
  shopper: "The shopper",
  guest: "The buyer",
  provider: "Payment provider",
};

/** Describes an event of an order's history. `name`: the name of the user who acted; null if no user did. */
export function eventWords(
  event: { actor: string; kind: string; detail: string },
  name: string | null,
): { who: string; what: string } {
  const label = labels[event.kind] ?? event.kind;
  return {
    who: name ?? actors[event.actor] ?? "Someone whose account was deleted",
    what: event.detail ? `${label}: ${event.detail}` : label,
  };
}
