import type { PackFacts } from "~/goods/catalogue/pack-facts";
import { demoCompany } from "./company";

/** The oils of the demo shop and what stands beside them, with the facts that all packs of a kind share. */
export type DemoKind = keyof typeof kinds;

const makerOfDemo = `${demoCompany.name}, ${demoCompany.address?.replaceAll("\n", ", ")}`;

const usual = {
  genericName: "Groundnut oil",
  allergens: "Contains groundnut (peanut)",
  isVegetarian: 1,
  countryOfOrigin: "India",
  maker: makerOfDemo,
} satisfies Partial<PackFacts>;

export const cool = "Keep closed, in a cool, dark place";

const kinds = {
  "cold pressed": {
    ...usual,
    ingredients: "Cold pressed groundnut oil",
    storage: `${cool}. A little sediment is natural.`,
    bestBefore: "6 months from packing",
    family: "Cold pressed groundnut oil",
  },
  "cold pressed in glass": {
    ...usual,
    ingredients: "Cold pressed groundnut oil",
    storage: `${cool}. Do not put the glass on the stove.`,
    bestBefore: "9 months from packing",
    family: "Cold pressed groundnut oil in glass",
  },
  // Sold in one size only, so it has no family.
  "first press": {
    ...usual,
    ingredients: "Cold pressed groundnut oil, first pressing",
    storage: `${cool}. Do not put the glass on the stove.`,
    bestBefore: "9 months from packing",
  },
  filtered: {
    ...usual,
    ingredients: "Filtered groundnut oil",
    storage: cool,
    bestBefore: "9 months from packing",
    family: "Filtered groundnut oil",
  },
  "double filtered": {
    ...usual,
    ingredients: "Double filtered groundnut oil",
    storage: cool,
    bestBefore: "9 months from packing",
    family: "Double filtered groundnut oil",
  },
  refined: {
    ...usual,
    ingredients: "Refined groundnut oil",
    storage: cool,
    bestBefore: "12 months from packing",
    family: "Refined groundnut oil",
  },
  bowl: { genericName: "Brass bowl", countryOfOrigin: "India", maker: makerOfDemo, hsn: "7418" },
} satisfies Record<string, Partial<PackFacts> & { hsn?: string }>;

/** A litre of groundnut oil weighs about 910 g. */
const gramsPerLitre = 910;

/** What one pack declares; `grams`: what goods by the piece weigh as they are sent. */
export type DemoSize =
  { litres: number } | { kilograms: number } | { pieces: number; grams: number };

/** Pack facts of a demo product, with its size; `mrp` in rupees. */
export const demoPackFacts = (kind: DemoKind, mrp: number, size: DemoSize) => ({
  ...kinds[kind],
  mrpPaise: mrp * 100,
  ...sizeOf(size),
});

function sizeOf(size: DemoSize) {
  if ("pieces" in size)
    return {
      volumeMl: size.pieces * 1000,
      measure: "piece" as const,
      grossWeightG: size.grams,
    };
  if ("litres" in size)
    return {
      volumeMl: size.litres * 1000,
      netWeightG: Math.round(size.litres * gramsPerLitre),
    };
  return {
    volumeMl: Math.round((size.kilograms * 1_000_000) / gramsPerLitre),
    netWeightG: size.kilograms * 1000,
    measure: "kg" as const,
  };
}
