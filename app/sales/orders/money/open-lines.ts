import { refundedPacks } from "./refunded-packs";

/** A line with the packs that are not refunded yet, and what they cost together less their discount (paise). */
export type OpenLine = {
  position: number;
  name: string;
  unitPricePaise: number;
  quantity: number;
  leftPaise: number;
};

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

/** What some packs of a line cost (paise). Pack by pack, the last one takes the rest. */
export const priceOfPacks = (line: Pick<OpenLine, "quantity" | "leftPaise">, packs: number) =>
  packs === 0 ? 0 : Math.floor((line.leftPaise * packs) / line.quantity);

/**
 * The taken-out packs of an order that no refund names yet, and what they cost (paise). Packs that were refunded before count as those
 * taken out: nobody pays twice for them.
 */
export function takenOutUnrefunded(
  lines: (Line & { takenOut: number })[],
  refunds: { lines: string | null }[],
): { position: number; packs: number; paise: number }[] {
  return notYetRefunded(lines, refunds).flatMap((open, index) => {
    const refunded = (lines[index]?.quantity ?? 0) - open.quantity;
    const packs = Math.max(0, open.takenOut - refunded);
    return packs === 0
      ? []
      : [{ position: open.position, packs, paise: priceOfPacks(open, packs) }];
  });
}
