import { isByNumber, isByWeight, isOil, type Pack, quantityTold } from "~/base/lib/pack-size";
import { paisePerLitre } from "./product";
import { paisePerKilogram, paisePerOne } from "./unit-price";

type Priced = { id: string; pricePaise: number } & Pack;

/** A pack beside the other sizes. `paisePer`: what a litre of it costs, or a kilogram or one by number; `saves`: percent of it against the smallest pack, 0 where it costs as much or more. */
export type Compared<Size> = { size: Size; paisePer: number; saves: number; isCheapest: boolean };

/** What the sizes of one product are compared by; null: nothing that all of them have. */
export type Per = "l" | "kg" | Counted | null;
type Counted = "piece" | "pair" | "box";

/**
 * Sizes of one oil, smallest first, by what a litre of each costs; of what is no oil and sold by weight, by kilogram; of goods by number, by
 * piece. None is the cheapest where all cost the same, or nothing compares them.
 */
export function comparedSizes<Size extends Priced>(
  sizes: Size[],
): { per: Per; rows: Compared<Size>[] } {
  const per = perOf(sizes);
  const unit = (size: Size) =>
    per === "kg" ? paisePerKilogram(size) : per === "l" ? paisePerLitre(size) : paisePerOne(size);
  const inOrder = [...sizes].sort(
    (one, other) => quantityTold(one) - quantityTold(other) || one.pricePaise - other.pricePaise,
  );
  if (per === null)
    return {
      per,
      rows: inOrder.map((size) => ({ size, paisePer: 0, saves: 0, isCheapest: false })),
    };
  const prices = inOrder.map(unit);
  const [ofSmallest = 0] = prices;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const rows = inOrder.map((size, index) => {
    const paisePer = prices[index] ?? 0;
    const saves = Math.max(0, Math.round((1 - paisePer / ofSmallest) * 100));
    return { size, paisePer, saves, isCheapest: least < most && paisePer === least };
  });
  return { per, rows };
}

function perOf(sizes: Priced[]): Per {
  const [first] = sizes;
  if (sizes.some(isByNumber)) {
    const isSame = sizes.every(({ measure }) => measure === first?.measure);
    return first && isSame ? (first.measure as Counted) : null;
  }
  return sizes.every((size) => isByWeight(size) && !isOil(size)) ? "kg" : "l";
}
