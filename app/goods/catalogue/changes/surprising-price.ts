import { rupees } from "~/base/lib/money";

/** A price (paise) that is to take the place of another; `isFirst`: there is none before it, `seenPaise` is what one would expect. */
export type PriceMove = { name: string; seenPaise: number; pricePaise: number; isFirst?: true };

/** Whether the new price is further away from the old one than so many percent of the old one. */
export const isSurprise = (
  { seenPaise, pricePaise }: Pick<PriceMove, "seenPaise" | "pricePaise">,
  percent: number,
): boolean => Math.abs(pricePaise - seenPaise) * 100 > seenPaise * percent;

/** Asks about each price that may be a slip: a sentence for each, none where all are near to what was. */
export const priceQuestions = (moves: PriceMove[], percent: number): string[] =>
  moves
    .filter((move) => isSurprise(move, percent))
    .map(
      ({ name, seenPaise, pricePaise }) =>
        `${name}: ${rupees(pricePaise)} instead of ${rupees(seenPaise)}, is that right?`,
    );
