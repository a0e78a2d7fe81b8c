import { rupees } from "~/base/lib/money";
import { spread } from "~/base/lib/spread";
import { offField, priceField } from "./field-names";

/** What was agreed with the customer: the price of one pack by product id, and what is taken off the whole. In paise. */
export type Bargain = { prices: ReadonlyMap<string, number>; offPaise: number };

export const noBargain: Bargain = { prices: new Map(), offPaise: 0 };

/** A line at its list price: what this customer pays for a pack without a bargain, in paise. */
type Line = { product: { id: string; name: string }; quantity: number; unitPricePaise: number };

/** A discount (paise) beside what it is taken off, and the field that it was typed into. */
type Step = { field: string; offPaise: number; ofPaise: number };

/**
 * `discounts`: of each line, in paise; they add up to `paise`. `steps`: each price of a line and the whole, to be held against a limit.
 * `problem`: a sentence beside its field; then nothing is taken off.
 */
export type Agreed = {
  discounts: number[];
  paise: number;
  steps: Step[];
  problem: { field: string; words: string } | null;
};

/** The least (paise) that stays to be paid for the goods. */
const leastLeftPaise = 100;

/** What a bargain takes off these lines. A price of a pack that is not taken counts for nothing. */
export function agreedOn(lines: Line[], { prices, offPaise }: Bargain): Agreed {
  const dearer = lines.find(({ product, unitPricePaise }) => {
    return (prices.get(product.id) ?? 0) > unitPricePaise;
  });
  if (dearer) return nothing(lines, priceField(dearer.product.id), tooDear(dearer));
  const byPack = lines.map(
    ({ product, unitPricePaise }) => unitPricePaise - (prices.get(product.id) ?? unitPricePaise),
  );
  const room = lines.map(
    ({ quantity, unitPricePaise }, index) => (unitPricePaise - (byPack[index] ?? 0)) * quantity,
  );
  const most = sumOf(room) - leastLeftPaise;
  if (offPaise > 0 && offPaise > most)
    return nothing(
      lines,
      offField,
      `At most ${rupees(Math.max(0, most))} can be taken off these goods.`,
    );
  const shares = spread(offPaise, room);
  const discounts = lines.map(
    ({ quantity }, index) => (byPack[index] ?? 0) * quantity + (shares[index] ?? 0),
  );
  const paise = sumOf(discounts);
  const goodsPaise = sumOf(lines.map(({ quantity, unitPricePaise }) => quantity * unitPricePaise));
  const steps = lines.map(({ product, unitPricePaise }, index) => ({
    field: priceField(product.id),
    offPaise: byPack[index] ?? 0,
    ofPaise: unitPricePaise,
  }));
  steps.push({ field: offField, offPaise: paise, ofPaise: goodsPaise });
  return { discounts, paise, steps, problem: null };
}

/** The field that goes further down than so many percent of the list price; null: none does. */
export const furtherThan = ({ steps }: Agreed, percent: number): string | null =>
  steps.find(({ offPaise, ofPaise }) => offPaise * 100 > ofPaise * percent)?.field ?? null;

const nothing = (lines: Line[], field: string, words: string): Agreed => ({
  discounts: lines.map(() => 0),
  paise: 0,
  steps: [],
  problem: { field, words },
});

const tooDear = ({ product: { name }, unitPricePaise }: Line) =>
  `${name} costs ${rupees(unitPricePaise)} a pack: a price agreed on is never above that.`;

const sumOf = (amounts: number[]) => amounts.reduce((sum, paise) => sum + paise, 0);
