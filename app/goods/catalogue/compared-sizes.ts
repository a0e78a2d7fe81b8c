import { isOil, type Pack } from "~/base/lib/pack-size";
import { paisePerLitre } from "./product";
import { paisePerKilogram } from "./unit-price";

type Priced = { id: string; pricePaise: number } & Pack;

/** A pack beside the other sizes. `paisePer`: what a litre of it costs, or a kilogram; `saves`: percent of it against the smallest pack, 0 where it costs as much or more. */
export type Compared<Size> = { size: Size; paisePer: number; saves: number; isCheapest: boolean };

/**
 * Sizes of one oil, smallest first, by what a litre of each costs; of what is no oil and sold by weight, by kilogram. None is the
 * cheapest where all cost the same.
 */
export function comparedSizes<Size extends Priced>(
  sizes: Size[],
): { per: "l" | "kg"; rows: Compared<Size>[] } {
  const per = sizes.every((size) => size.measure === "kg" && !isOil(size)) ? "kg" : "l";
  const unit = (size: Size) => (per === "kg" ? paisePerKilogram(size) : paisePerLitre(size));
  const inOrder = [...sizes].sort(
    (one, other) => one.volumeMl - other.volumeMl || one.pricePaise - other.pricePaise,
  );
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
