/** What a bank may complain of, as far as it changes what proves the contrary. */
type Kind =
  "not received" | "not as described" | "refund" | "twice" | "amount" | "fraud" | "cancelled";

const words: Record<Kind, string> = {
  "not received": "The buyer says that the goods did not come",
  "not as described": "The buyer says that the goods were not as described, or damaged",
  refund: "The buyer waits for a refund",
  twice: "The buyer says that they paid twice, or in another way",
  amount: "The buyer says that too much was taken",
  fraud: "The buyer says that they did not make this payment",
  cancelled: "The buyer says that they had cancelled the order",
};

/** What answers each, beside the invoice. */
const proofs: Record<Kind, string> = {
  "not received":
    "The courier’s tracking with the day of delivery, and who received it: a name, a signature, the OTP, a photo. That it went to the address which the buyer gave.",
  "not as described":
    "What the product’s page says, photos of what was packed, the batch report, and what you offered when the buyer wrote.",
  refund:
    "The refund with its number and day, if there was one. Else the terms of returns, and what was agreed.",
  twice: "Both orders with their invoices, each sent; or the refund of the second payment.",
  amount: "The invoice with its sum, the same as what was paid.",
  fraud:
    "That the goods went to the buyer’s own address and number, who received them, and mails that were answered.",
  cancelled: "When the order was packed and sent, the terms of cancelling, and mails about it.",
};

/** The codes of UPI, Visa, Mastercard and RuPay. */
const codes: Record<string, Kind> = {
  "1061": "refund",
  "1062": "not as described",
  "1063": "twice",
  "1064": "not received",
  "1084": "twice",
  "1085": "amount",
  "128": "fraud",
  "13.1": "not received",
  "13.3": "not as described",
  "13.6": "refund",
  "13.7": "cancelled",
  "10.4": "fraud",
  "12.5": "amount",
  "12.6.1": "twice",
  "4834": "twice",
  "4837": "fraud",
};

/** The provider's own words, by what is in them. */
const spoken: [RegExp, Kind][] = [
  [/not_?(been_?)?received/, "not received"],
  [/not_?as_?described|defective|damaged/, "not as described"],
  [/credit_?not_?processed|refund/, "refund"],
  [/duplicate|paid_?by_?other/, "twice"],
  [/incorrect_?amount|amount_?differs/, "amount"],
  [/fraud|unauthori[sz]ed/, "fraud"],
  [/cancel/, "cancelled"],
];

/** Why a bank asks money back: in plain words, as the bank says it, and what proves the contrary (null: look at what the bank says). */
export function reasonOf({ reasonCode: code, reason }: { reasonCode: string; reason: string }): {
  words: string;
  said: string;
  proof: string | null;
} {
  const plain = code.toLowerCase().replaceAll(/[\s-]+/g, "_");
  const kind = codes[code] ?? spoken.find(([pattern]) => pattern.test(plain))?.[1];
  // The provider writes its words as one: they are to wrap.
  const said = [reason, code.replaceAll("_", " ")].filter(Boolean).join(" · ");
  return {
    words: kind ? words[kind] : reason || "The bank gives a reason of its own",
    said,
    proof: kind ? proofs[kind] : null,
  };
}
