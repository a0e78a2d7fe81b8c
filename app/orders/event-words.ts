export type HistoryEntry = {
  id: string;
  /** UTC ms. */
  at: number;
  who: string;
  what: string;
};

const deeds: Record<string, string> = {
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
  "payment-by-hand": "To be paid",
  "old-shop": "Taken over from the old shop",
};

const actors: Record<string, string> = {
  shop: "The shop",
  shopper: "The shopper",
  provider: "Payment provider",
};

/** An entry of an order's history in words; `name` is that of the user who acted, if one did. */
export function eventWords(
  event: { actor: string; kind: string; detail: string },
  name: string | null,
): { who: string; what: string } {
  const deed = deeds[event.kind] ?? event.kind;
  return {
    who: name ?? actors[event.actor] ?? "Someone whose account is gone",
    what: event.detail ? `${deed}: ${event.detail}` : deed,
  };
}
