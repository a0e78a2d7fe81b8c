import { isByNumber } from "~/base/lib/pack-figures";
import type { PackFacts } from "./pack-facts";

/**
 * What the law wants said of a pack on sale: MRP, net quantity also by weight, maker, origin, best before (Legal Metrology (Packaged
 * Commodities) Rules 2011, rules 6 and 10), what it is made of (FSSAI), and a picture of its principal display panel. `field`: of the
 * product's form, and the column of its file; the label has neither, but a place on the product's page. The triggers
 * `products_ready_to_sell_…` hold the same.
 */
export const musts = {
  mrpPaise: { words: "MRP", field: "mrp" },
  netWeightG: { words: "net weight", field: "net_weight_g" },
  maker: { words: "maker", field: "maker" },
  countryOfOrigin: { words: "country of origin", field: "origin" },
  bestBefore: { words: "best before", field: "best_before" },
  ingredients: { words: "ingredients", field: "ingredients" },
  labelPhotoId: { words: "photo of the label", field: "photos" },
} as const;

export type SellFact = keyof typeof musts;
export type SellFacts = Pick<PackFacts, Exclude<SellFact, "labelPhotoId"> | "measure"> & {
  labelPhotoId: string | null;
};

/** Which of them these facts lack; none: the product may be on sale. Goods by number need not say what they weigh. */
export const lackedFacts = (facts: SellFacts): SellFact[] =>
  (Object.keys(musts) as SellFact[]).filter(
    (fact) => facts[fact] === null && !(fact === "netWeightG" && isByNumber(facts)),
  );
