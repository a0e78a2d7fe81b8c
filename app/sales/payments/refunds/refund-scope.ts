import { rupees } from "~/base/lib/money";
import { type OpenLine, priceOfPacks } from "~/sales/orders/money/open-lines";
import { type RefundParts, splitAmount } from "~/sales/orders/money/refund-sums";

/** How many packs of an order line, by its position. */
export type RefundLine = { position: number; quantity: number };

/**
 * What to refund: all that is left, some packs with or without delivery and fee, an amount in paise, or what goes back when
 * the order is cancelled.
 */
export type RefundScope =
  | { kind: "full" }
  | { kind: "amount"; amountPaise: number }
  | { kind: "lines"; lines: RefundLine[]; delivery?: boolean; fee?: boolean }
  | { kind: "cancelled" };

/** The choices of the refund page and their labels. */
export const choiceWords = {
  full: "Everything that is left",
  lines: "Some of the products",
  amount: "An amount in rupees",
} as const;
export type RefundChoiceKind = keyof typeof choiceWords;

/** What can still be refunded, in paise: of the payment, and of its parts. */
export type RefundLimits = {
  bought: OpenLine[];
  leftPaise: number;
  /** What of the rest a bank has taken or asks back: it is not left. */
  disputedPaise: number;
  left: RefundParts;
  backOnCancelPaise: number;
  /** Paid by hand, and so refunded by hand. */
  byHand: boolean;
};

/** A refund in paise; `lines` null: an amount. Delivery and fee are part of the amount. */
export type RefundAmount = {
  amountPaise: number;
  deliveryPaise: number;
  feePaise: number;
  lines: (RefundLine & { paise: number })[] | null;
  problem?: undefined;
};
type Problem = { amountPaise?: undefined; problem: string };

/** The provider's minimum refund (paise). */
export const leastRefundPaise = 100;

/** The amounts of a refund, or the problem as a sentence for the admin. */
export function amountOf(scope: RefundScope, limits: RefundLimits): RefundAmount | Problem {
  const { leftPaise, byHand } = limits;
  if (leftPaise === 0) {
    const disputed = disputedWords(limits.disputedPaise);
    return { problem: disputed ?? "Everything has been refunded, or is on its way back." };
  }
  const amount = scope.kind === "lines" ? amountOfLines(scope, limits) : wholeAmount(scope, limits);
  if (amount.problem !== undefined) return amount;
  const { amountPaise } = amount;
  if (amountPaise > leftPaise) {
    return {
      problem: tooMuch(amountPaise, `${rupees(leftPaise)} that is left`, limits.disputedPaise),
    };
  }
  if (amountPaise < (byHand ? 1 : leastRefundPaise)) {
    return { problem: "A refund must be ₹1 or more." };
  }
  return amount;
}

/** Why the disputed part of a payment is not refunded; null: no bank took or asks back anything of it. */
const disputedWords = (paise: number): string | null =>
  paise === 0
    ? null
    : `The buyer’s bank has taken ${rupees(paise)} or asks for it back: do not refund that as well, or it is paid twice.`;

const tooMuch = (paise: number, left: string, disputedPaise: number): string =>
  [`${rupees(paise)} is more than the ${left}.`, disputedWords(disputedPaise)]
    .filter(Boolean)
    .join(" ");

type Packs = Extract<RefundScope, { kind: "lines" }>;

/**
 * What the shop proposes to refund for packs that came back or were taken out: these packs; or, where an earlier refund of an amount
 * left less of the goods than they cost, that rest. Null: nothing is left of the goods.
 */
export function proposalFor(packs: Packs, { bought, left }: RefundLimits): ProposedRefund | null {
  if (left.goodsPaise === 0) return null;
  const costs = packs.lines.map(({ position, quantity }) => {
    const line = bought.find((one) => one.position === position);
    return line ? priceOfPacks(line, Math.min(quantity, line.quantity)) : 0;
  });
  const costPaise = costs.reduce((sum, paise) => sum + paise, 0);
  return costPaise > left.goodsPaise ? { kind: "amount", amountPaise: left.goodsPaise } : packs;
}

type ProposedRefund = Packs | Extract<RefundScope, { kind: "amount" }>;

function wholeAmount(
  scope: Exclude<RefundScope, { kind: "lines" }>,
  { leftPaise, left, backOnCancelPaise }: RefundLimits,
): RefundAmount {
  const wholes = { full: leftPaise, cancelled: backOnCancelPaise };
  const amountPaise = scope.kind === "amount" ? scope.amountPaise : wholes[scope.kind];
  const { deliveryPaise, feePaise } = splitAmount(amountPaise, left);
  return { amountPaise, deliveryPaise, feePaise, lines: null };
}

function amountOfLines(
  scope: Packs,
  { bought, left, disputedPaise }: RefundLimits,
): RefundAmount | Problem {
  const chosen = scope.lines.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0 && !scope.delivery && !scope.fee)
    return { problem: "Choose how many of at least one product." };
  if (scope.delivery && left.deliveryPaise === 0)
    return { problem: "The delivery has been refunded already." };
  if (scope.fee && left.feePaise === 0) return { problem: "The fee has been refunded already." };

  const lines: RefundAmount["lines"] = [];
  for (const { position, quantity } of chosen) {
    const line = bought.find((one) => one.position === position);
    if (!line || quantity > line.quantity)
      return { problem: "That is more than was bought and not yet refunded." };
    lines.push({ position, quantity, paise: priceOfPacks(line, quantity) });
  }
  const goodsPaise = lines.reduce((sum, { paise }) => sum + paise, 0);
  if (goodsPaise > left.goodsPaise) {
    return {
      problem: tooMuch(
        goodsPaise,
        `${rupees(left.goodsPaise)} that is left of the products`,
        disputedPaise,
      ),
    };
  }
  const deliveryPaise = scope.delivery ? left.deliveryPaise : 0;
  const feePaise = scope.fee ? left.feePaise : 0;
  return { amountPaise: goodsPaise + deliveryPaise + feePaise, deliveryPaise, feePaise, lines };
}
