import { rupees } from "~/lib/money";

/** How many packs of an order line, by its position. */
export type RefundLine = { position: number; quantity: number };

/** What to refund: all that is left, some lines, or an amount in paise. */
export type RefundWish =
  | { kind: "full" }
  | { kind: "amount"; amountPaise: number }
  | { kind: "lines"; lines: RefundLine[] };

/** Labels of the choices. */
export const choiceWords: Record<RefundWish["kind"], string> = {
  full: "Everything that is left",
  lines: "Some of the products",
  amount: "An amount in rupees",
};

type OpenLine = { position: number; unitPricePaise: number; quantity: number };

/** The provider's minimum refund (paise). */
export const leastRefundPaise = 100;

/**
 * The amount (paise) of a wish with its lines, or the problem as a sentence for the admin. `bought`: the lines with the
 * quantity not yet refunded. `leftPaise`: what can still be refunded.
 */
export function amountOf(
  wish: RefundWish,
  { bought, leftPaise, byHand }: { bought: OpenLine[]; leftPaise: number; byHand: boolean },
):
  | { amountPaise: number; lines: RefundLine[] | null; problem?: undefined }
  | { amountPaise?: undefined; problem: string } {
  if (leftPaise === 0) return { problem: "Everything has been refunded, or is on its way back." };
  const lines = wish.kind === "lines" ? wish.lines.filter(({ quantity }) => quantity > 0) : null;
  const problem = lines && problemWithLines(lines, bought);
  if (problem) return { problem };

  const amountPaise =
    wish.kind === "full"
      ? leftPaise
      : wish.kind === "amount"
        ? wish.amountPaise
        : priceOf(lines ?? [], bought);
  if (amountPaise > leftPaise) {
    return {
      problem: `${rupees(amountPaise)} is more than the ${rupees(leftPaise)} that is left.`,
    };
  }
  if (amountPaise < (byHand ? 1 : leastRefundPaise)) {
    return { problem: "A refund must be ₹1 or more." };
  }
  return { amountPaise, lines };
}

function problemWithLines(lines: RefundLine[], bought: OpenLine[]): string | null {
  if (lines.length === 0) return "Choose how many of at least one product.";
  const tooMany = lines.some(({ position, quantity }) => {
    const line = bought.find((one) => one.position === position);
    return !line || quantity > line.quantity;
  });
  return tooMany ? "That is more than was bought and not yet refunded." : null;
}

function priceOf(lines: RefundLine[], bought: OpenLine[]): number {
  return lines.reduce((sum, { position, quantity }) => {
    const line = bought.find((one) => one.position === position);
    return sum + (line ? line.unitPricePaise * quantity : 0);
  }, 0);
}
