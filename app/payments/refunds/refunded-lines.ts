import { refundedPacks } from "~/orders/refunded-packs";
import type { OpenLine } from "./refund-wish";

type Line = Omit<OpenLine, "leftPaise"> & { discountPaise: number };

/**
 * The lines of an order with the packs that are not refunded yet, and what these cost less the discount (paise). `refunds`:
 * those that did not fail.
 */
export function notYetRefunded<L extends Line>(
  lines: L[],
  refunds: { lines: string | null }[],
): (L & OpenLine)[] {
  const refunded = refunds.flatMap((refund) => refundedPacks(refund.lines));
  return lines.map((line) => {
    const mine = refunded.filter(({ position }) => position === line.position);
    const packs = mine.reduce((sum, { quantity }) => sum + quantity, 0);
    const paise = mine.reduce(
      (sum, { quantity, paise: cost = line.unitPricePaise * quantity }) => sum + cost,
      0,
    );
    const pricePaise = line.unitPricePaise * line.quantity - line.discountPaise;
    return { ...line, quantity: line.quantity - packs, leftPaise: pricePaise - paise };
  });
}
