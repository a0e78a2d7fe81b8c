import type { OrderStatus } from "~/base/db/statuses";

export type HistoryEntry = {
  id: string;
  /** UTC ms. */
  at: number;
  kind: string;
  /** With `what`, a sentence: "Ramesh Shah" "packed the order". */
  who: string;
  what: string;
  /** Shown small beside it: the status as it is spelt, an amount, the id of a payment. */
  mark: string;
};

/** What each kind of event is about; its detail stands beside it. */
const sentences: Record<string, string> = {
  placed: "placed the order",
  "payment-authorized": "reserved the money",
  "payment-failed": "reported a payment that failed",
  "payment-review": "reported a payment that needs a look",
  "review-closed": "closed the look at a payment",
  paid: "marked the order as paid",
  "part-paid": "noted a part of the money",
  "money-taken-back": "took back money that was noted by mistake",
  "part-given-back": "gave back what had come",
  credit: "moved money to the buyer’s credit",
  "refund-requested": "asked for a refund",
  "refund-started": "started the refund",
  refunded: "sent the money back",
  "refund-failed": "could not send the money back",
  "forged-callback": "refused an answer about a payment with a wrong signature",
  "cancelled-by-buyer": "took the order back",
  "came-back": "noted that the parcel came back",
  kept: "took the order into an account",
  "payment-signed": "proved a payment by its signature",
  "utr-claimed": "typed the reference of a UPI payment",
  reminded: "reminded the buyer to confirm the order",
  "transfer-missing": "waited 30 days for the transfer, which did not come",
  "return-forgiven": "no longer counts the returned parcel",
  address: "changed the address",
  "parcel-removed": "took another parcel away",
  "other-packs": "took other packs, as a batch was recalled",
  "taken-out": "took packs out before packing",
  returned: "noted that goods were sent back",
  "return-asked": "asked for a return",
  "return-accepted": "accepted the return",
  "return-refused": "refused the return",
  "return-received": "noted that the packs of the return are back",
  "return-settled": "settled the return",
  "return-withdrawn": "took the return back",
  "unpaid-on": "let it go on although it is not paid",
  "coupon-over":
    "took it up again with its coupon, which others have used up meanwhile or which is over",
  "money-not-kept": "no longer keeps the money",
  "old-shop": "took the order over from the old shop",
};

/** Events whose detail belongs into the sentence. */
const withDetail: Record<string, (detail: string) => string> = {
  "transfer-missing": (days) =>
    `waited ${days} ${days === "1" ? "day" : "days"} for the transfer, which did not come`,
  "on-day": (day) => `noted that this was on ${day}`,
  "parcel-added": (parcel) => `gave another parcel to ${parcel}`,
  "parcel-changed": (parcel) => `corrected another parcel: ${parcel}`,
  "payment-by-hand": (how) => `agreed that it is paid ${how}`,
  "money-kept": (amount) => `keeps ${amount}`,
  "written-off": (amount) => `wrote off ${amount}`,
  "write-off-back": (why) => `no longer writes it off: ${why}`,
  bargain: (amount) => `gave a discount of ${amount}`,
  confirmed: (how) => `confirmed the order ${how}`,
  "invoice-corrected": (numbers) => `corrected the invoice: ${numbers}`,
  "send-with": (number) =>
    number === "no more" ? "lets it be sent by itself" : `sends it together with ${number}`,
  noted: (whose) => `changed the note ${whose}`,
  tracking: (parcel) =>
    parcel === "taken away" ? "took courier and number away" : `gave the parcel to ${parcel}`,
};

const statusSentences: Record<OrderStatus, string> = {
  "Not Process": "set the order back to be packed",
  Processing: "packed the order",
  Shipped: "sent the order",
  deliverd: "noted that the order has arrived",
  cancel: "cancelled the order",
};

const actors: Record<string, string> = {
  shop: "The shop",
  shopper: "The shopper",
  guest: "The buyer",
  provider: "The payment provider",
};

type Said = Pick<HistoryEntry, "what" | "mark">;

/** An event of an order's history as a sentence. `name`: the name of the user who acted; null if no user did. */
export function eventWords(
  event: { actor: string; kind: string; detail: string },
  name: string | null,
): Said & { who: string } {
  const who = name ?? actors[event.actor] ?? "Someone whose account was deleted";
  return { who, ...saidOf(event) };
}

function saidOf({ kind, detail }: { kind: string; detail: string }): Said {
  if (kind === "status") return movedTo(detail);
  const says = withDetail[kind];
  if (says && detail) return { what: says(detail), mark: "" };
  return { what: sentences[kind] ?? kind.replaceAll("-", " "), mark: detail };
}

/** `detail`: "Not Process → Processing". */
function movedTo(detail: string): Said {
  const [before = "", status = ""] = detail.split(" → ");
  const what =
    before === "cancel"
      ? "took the cancelled order up again"
      : (statusSentences[status as OrderStatus] ?? "changed the status");
  return { what, mark: status };
}
