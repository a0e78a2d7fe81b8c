/** From how many packs on one pack costs how much (paise). */
export type Step = { fromPacks: number; pricePaise: number };

/** The price of one pack, as a step that so many packs reach; the product's own price below the first. */
export function stepAt(steps: Step[], quantity: number): Step | null {
  return steps.findLast(({ fromPacks }) => fromPacks <= quantity) ?? null;
}
