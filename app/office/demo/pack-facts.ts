import type { PackFacts } from "~/goods/catalogue/pack-facts";
import { demoCompany } from "./company";

/** Oils of the demo shop, with the facts that all packs of an oil share. */
export type DemoOil = keyof typeof oils;

const makerOfDemo = `${demoCompany.name}, ${demoCompany.address?.replaceAll("\n", ", ")}`;

const usual = {
  genericName: "Groundnut oil",
  allergens: "Contains groundnut (peanut)",
  isVegetarian: 1,
  countryOfOrigin: "India",
  maker: makerOfDemo,
} satisfies Partial<PackFacts>;

export const cool = "Keep closed, in a cool, dark place";

const oils = {
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
} satisfies Record<string, Partial<PackFacts>>;

/** A litre of groundnut oil weighs about 910 g. */
const gramsPerLitre = 910;

/** What one pack declares. */
export type DemoSize =
  { litres: number; kilograms?: undefined } | { kilograms: number; litres?: undefined };

/** Pack facts of a demo product, with its size; `mrp` in rupees. */
export function demoPackFacts(oil: DemoOil, mrp: number, { litres, kilograms }: DemoSize) {
  const size =
    kilograms === undefined
      ? { volumeMl: litres * 1000, netWeightG: Math.round(litres * gramsPerLitre) }
      : {
          volumeMl: Math.round((kilograms * 1_000_000) / gramsPerLitre),
          netWeightG: kilograms * 1000,
          measure: "kg" as const,
        };
  return { ...oils[oil], mrpPaise: mrp * 100, ...size };
}
