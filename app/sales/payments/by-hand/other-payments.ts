import type { DeliveryWay, PaymentMethod } from "~/base/db/statuses";
import { type AdvanceRule, advanceOf } from "~/goods/prices/advance-rule";
import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** A UPI address (VPA), and the name its owner's bank shows; null: the shop's name. */
type Upi = { vpa: string; payee: string | null };

/** Payment methods that an operator can switch on. */
export type OtherPayments = {
  /**
   * Cash or UPI on delivery, up to a sum to be paid there (paise); null: not set, so not offered. `feePaise`: what it costs the buyer.
   * `asksToConfirm`: nothing is packed before the buyer has confirmed the order by a link. `advance`: what of it is paid online first,
   * by way of delivery; `advanceAfterReturns`: also of whom too many parcels came back, who could not pay on delivery otherwise.
   */
  onDelivery: {
    isOn: boolean;
    mostPaise: number | null;
    feePaise: number;
    asksToConfirm: boolean;
    advance?: Partial<Record<DeliveryWay, AdvanceRule>>;
    advanceAfterReturns?: boolean;
  };
  /** Bank or UPI transfer; `details`: the account, shown to the shopper. */
  transfer: { isOn: boolean; details: string | null; upi?: Upi | null };
  /** The largest total (paise) that the provider takes online. */
  onlineMostPaise?: number;
};

/** Until an admin says otherwise: what Razorpay takes in one payment of a shop. */
const usualOnlineMostPaise = 5_00_000_00;

/** What UPI takes in one payment (NPCI's limit to shops): ₹1,00,000. */
export const upiMostPaise = 1_00_000_00;

/** What decides about the ways to pay beside the total. */
type PaymentRules = {
  /** Null: not chosen yet. */
  way: DeliveryWay | null;
  /** Whether the zone allows it. */
  isAllowed: boolean;
  /** Whether too many parcels of this buyer came back. */
  isRefused: boolean;
  /** Whether the owner lets this buyer pay later. */
  mayPayLater?: boolean;
  /** What the buyer's price list says of advances, in place of the settings; null or missing: nothing. */
  advance?: AdvanceRule | null;
};

export type PaymentChoices = {
  /** Methods open to this cart, the default first. */
  methods: PaymentMethod[];
  /** The total in paise, without the fee for payment on delivery. */
  totalPaise: number;
  /** What payment on delivery costs (paise), where it is offered. */
  onDeliveryFeePaise: number;
  /** What of an order on delivery is paid online before it is packed (paise); 0: nothing. */
  advancePaise: number;
  /** Collected at the press: paid there, too. */
  collects: boolean;
  /** Why payment on delivery, which the shop offers, is not open to this cart, as a sentence; else null. */
  missing: string | null;
  /** Why online payment, which is set up, is not open to this total, and what is, as a sentence. */
  tooMuchOnline?: string;
  /** Why this total is transferred to the bank account alone, where the shop has a UPI code, as a sentence. */
  tooMuchForUpi?: string;
  /** The bank account, where it stands there for one of these reasons: it can be looked at before ordering, as it is shown after. */
  account?: string;
};

const anywhere: PaymentRules = { way: null, isAllowed: true, isRefused: false };

/** The methods open to a total (paise, without the fee). `isOnline`: whether online payment is set up. */
export function choicesFor(
  totalPaise: number,
  isOnline: boolean,
  { onDelivery, transfer, onlineMostPaise = usualOnlineMostPaise }: OtherPayments,
  rules: PaymentRules = anywhere,
): PaymentChoices {
  const isTooMuch = isOnline && totalPaise > onlineMostPaise;
  const transferTo = transferOf(transfer, totalPaise);
  const takesTransfer = takesTransfers(transferTo);
  const isWithoutUpi = takesTransfer && transfer.upi && !transferTo.upi;
  const account = takesTransfer && (isTooMuch || isWithoutUpi) ? transferWords(transferTo) : null;
  const limit = onDelivery.isOn ? onDelivery.mostPaise : null;
  const feePaise = rules.way === "collect" ? 0 : onDelivery.feePaise;
  const advancePaise = advanceFor(totalPaise + feePaise, onDelivery, rules);
  const isPayable = advancePaise === 0 || (isOnline && advancePaise <= onlineMostPaise);
  const missing =
    limit === null
      ? null
      : obstacle(
          { totalPaise, advancePaise, limit, isPayable },
          rules,
          onDelivery.advanceAfterReturns,
        );
  const isOffered = limit !== null && missing === null;
  return {
    methods: [
      ...(isOnline && !isTooMuch ? (["online"] as const) : []),
      ...(isOffered ? (["on-delivery"] as const) : []),
      ...(takesTransfer ? (["transfer"] as const) : []),
      ...(rules.mayPayLater ? (["later"] as const) : []),
    ],
    totalPaise,
    onDeliveryFeePaise: isOffered ? feePaise : 0,
    advancePaise: isOffered ? advancePaise : 0,
    collects: rules.way === "collect",
    missing,
    ...(isTooMuch && { tooMuchOnline: tooMuchWords(onlineMostPaise, takesTransfer) }),
    ...(isWithoutUpi && !isTooMuch && { tooMuchForUpi: tooMuchForUpiWords() }),
    ...(account !== null && { account }),
  };
}

function tooMuchWords(mostPaise: number, takesTransfer: boolean): string {
  const amount = rupees(mostPaise);
  return takesTransfer
    ? t(
        "Orders above {amount} cannot be paid online: please transfer the money to our bank account.",
        {
          amount,
        },
      )
    : t("Orders above {amount} cannot be paid online: please write to us to order.", { amount });
}

const tooMuchForUpiWords = () =>
  t("UPI takes up to {amount} in one payment: a transfer of this sum goes to our bank account.", {
    amount: rupees(upiMostPaise),
  });

/** Where a sum (paise) can be transferred to: above what UPI takes, to the bank account alone. */
export function transferOf(
  transfer: OtherPayments["transfer"],
  paise: number,
): OtherPayments["transfer"] {
  return paise > upiMostPaise ? { ...transfer, upi: null } : transfer;
}

/** Whether a sum (paise) is more than UPI takes. */
export const isAboveUpi = (paise: number): boolean => paise > upiMostPaise;

/** What is paid first of a total (paise) to be paid on delivery. A way that is not chosen yet is the courier. */
function advanceFor(
  totalPaise: number,
  { advance, advanceAfterReturns }: OtherPayments["onDelivery"],
  { way, isRefused, advance: ofList }: PaymentRules,
): number {
  const rule = ofList ?? advance?.[way ?? "courier"] ?? null;
  return advanceOf(rule, totalPaise, isRefused && Boolean(advanceAfterReturns));
}

/** `limit`: of what is paid at the door. `isPayable`: whether the advance can be paid. All in paise. */
function obstacle(
  {
    totalPaise,
    advancePaise,
    limit,
    isPayable,
  }: { totalPaise: number; advancePaise: number; limit: number; isPayable: boolean },
  { way, isAllowed, isRefused }: PaymentRules,
  advanceAfterReturns = false,
): string | null {
  if (way === "transporter") return t("Goods for a transporter are paid before they leave.");
  if (way !== "collect" && !isAllowed)
    return t("Payment on delivery is not offered for this address.");
  // Does not say why: a stranger may have typed the number.
  const isTrusted = way === "collect" || !isRefused || (advanceAfterReturns && advancePaise > 0);
  if (!isTrusted || !isPayable || advancePaise >= totalPaise)
    return t("Payment on delivery is not offered for this order.");
  if (totalPaise - advancePaise <= limit) return null;
  const amount = rupees(limit);
  return way === "collect"
    ? t("Orders up to {amount} can also be paid when you collect.", { amount })
    : t("Orders up to {amount} can also be paid on delivery.", { amount });
}

/** A transfer needs somewhere to go. */
export const takesTransfers = ({ isOn, details, upi }: OtherPayments["transfer"]): boolean =>
  isOn && Boolean(details || upi);

/** Where to transfer to, on lines of its own in the language of the page or letter; null: nowhere. */
export function transferWords({ details, upi }: OtherPayments["transfer"]): string | null {
  return [upi && `${t("UPI id")} ${upi.vpa}`, details].filter(Boolean).join("\n") || null;
}

/** Whether an order is packed only once its buyer has confirmed it. Who collects it comes by himself: nothing travels in vain. */
export const asksToConfirm = (
  { onDelivery }: OtherPayments,
  method: PaymentMethod,
  way: DeliveryWay | null,
): boolean => method === "on-delivery" && way !== "collect" && onDelivery.asksToConfirm;
