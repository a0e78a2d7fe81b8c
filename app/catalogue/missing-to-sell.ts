import type { PackFacts } from "./pack-facts";

/**
 * What the law wants said of a pack on sale: MRP, net quantity also by weight, maker, origin, best before (Legal Metrology (Packaged
 * Commodities) Rules 2011, rules 6 and 10), and what it is made of (FSSAI). The triggers `products_ready_to_sell_…` hold the same.
 */
const musts = {
  mrpPaise: "MRP",
  netWeightG: "net weight",
  maker: "maker",
  countryOfOrigin: "country of origin",
  bestBefore: "best before",
  ingredients: "ingredients",
} as const;

export type SellFacts = Pick<PackFacts, keyof typeof musts>;

/** What these facts lack, in words; empty: the product may be on sale. */
export const missingToSell = (facts: SellFacts): string[] =>
  (Object.keys(musts) as (keyof SellFacts)[])
    .filter((fact) => facts[fact] === null)
    .map((fact) => musts[fact]);
