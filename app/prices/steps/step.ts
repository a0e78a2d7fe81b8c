import { rupees } from "~/lib/money";

/** From how many packs on one pack costs how much (paise). */
export type Step = { fromPacks: number; pricePaise: number };

/** The price of one pack, as a step that so many packs reach; the product's own price below the first. */
export function stepAt(steps: Step[], quantity: number): Step | null {
  return steps.findLast(({ fromPacks }) => fromPacks <= quantity) ?? null;
}

/** `From 5 packs ₹2,740 each`. */
export function stepWords({ fromPacks, pricePaise }: Step): string {
  return `From ${fromPacks} ${fromPacks === 1 ? "pack" : "packs"} ${rupees(pricePaise)} each`;
}
