import type { PackKind } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import type { Measure } from "~/base/lib/pack-size";
import type { PanelShape } from "./panel/panel";

/** What is printed on a pack, shown on the product's page, and how it is sent. Null: not given, not shown. */
export type PackFacts = {
  /** Maximum retail price in paise, taxes included: never below the price. */
  mrpPaise: number | null;
  /** The common or generic name; where it is null, the ingredients stand for it. */
  genericName: string | null;
  ingredients: string | null;
  allergens: string | null;
  /** 1: the pack carries the green mark; 0: not stated. */
  isVegetarian: number;
  storage: string | null;
  /** Free text: "9 months from packing". */
  bestBefore: string | null;
  /** Of the whole pack. */
  netWeightG: number | null;
  /** What the pack declares; see `settled-size.ts`. */
  measure: Measure;
  /** What it is packed in. */
  packKind: PackKind | null;
  /** Containers in a carton; 1 for any other pack. */
  containers: number;
  /** Grams per litre; null: the usual ones. */
  densityGPerL: number | null;
  /** The shop's own code (SKU), in one spelling. */
  code: string | null;
  /** The 13 digits under the bar code; of the shop's own from 20 to 29. Each size has its own. */
  ean: string | null;
  countryOfOrigin: string | null;
  /** Name and address of the manufacturer. */
  maker: string | null;
  /** Identical, ignoring case, for all sizes of one oil. */
  family: string | null;
  /** Grams of a pack as it is sent. */
  grossWeightG: number | null;
  /** Outside of the box of one pack: all three sides or none. */
  boxLengthMm: number | null;
  boxWidthMm: number | null;
  boxHeightMm: number | null;
  /** The pack's surface, for the area that letter heights on its label go by (`panel/panel.ts`). */
  panelShape: PanelShape | null;
  panelHeightMm: number | null;
  panelWidthMm: number | null;
  panelSurfaceCm2: number | null;
  /** What the laboratory found, in one spelling (`panel/nutrition.ts`). */
  nutrition: string | null;
};

/** Any subset; undefined: not given. */
export type SomePackFacts = { [Key in keyof PackFacts]?: PackFacts[Key] | undefined };

/** A pack without any facts. */
export const noPackFacts: PackFacts = {
  mrpPaise: null,
  genericName: null,
  ingredients: null,
  allergens: null,
  isVegetarian: 0,
  storage: null,
  bestBefore: null,
  netWeightG: null,
  measure: "l",
  packKind: null,
  containers: 1,
  densityGPerL: null,
  code: null,
  ean: null,
  countryOfOrigin: null,
  maker: null,
  family: null,
  grossWeightG: null,
  boxLengthMm: null,
  boxWidthMm: null,
  boxHeightMm: null,
  panelShape: null,
  panelHeightMm: null,
  panelWidthMm: null,
  panelSurfaceCm2: null,
  nutrition: null,
};

const packKeys = Object.keys(noPackFacts) as (keyof PackFacts)[];

/** `before`, overridden by the defined values of `given`. */
export function packFacts(given: SomePackFacts, before: PackFacts): PackFacts {
  const givenKeys = packKeys.filter((key) => given[key] !== undefined);
  const previous = Object.fromEntries(packKeys.map((key) => [key, before[key]]));
  return {
    ...previous,
    ...Object.fromEntries(givenKeys.map((key) => [key, given[key]])),
  } as PackFacts;
}

/** Indian law forbids selling above the MRP (Legal Metrology (Packaged Commodities) Rules, rule 18 (2)). Both in paise. */
export function isAboveMrp(pricePaise: number, mrpPaise: number | null | undefined): boolean {
  return typeof mrpPaise === "number" && pricePaise > mrpPaise;
}

/** Why this price cannot be asked for the pack, by the rule above; null: it can. Both in paise; `field`: what the price is called. */
export const mrpProblem = (
  pricePaise: number,
  mrpPaise: number | null | undefined,
  field = "Price",
): string | null =>
  isAboveMrp(pricePaise, mrpPaise) && typeof mrpPaise === "number"
    ? `${field} must be at most the MRP of ${rupees(mrpPaise)}`
    : null;
