import type { CostRates } from "./fold";

export const rateNames = [
  "hour",
  "cake",
  "foots",
  "opening",
] as const satisfies (keyof CostRates)[];

/** The fields of what an hour and a kilogram cost. `unset`: what counts for nothing while it is empty. */
export const rateWords: Record<keyof CostRates, { label: string; hint: string; unset?: string }> = {
  hour: {
    label: "An hour of pressing (₹)",
    hint: "Wages, power and wear of the press.",
    unset: "the hours of pressing",
  },
  cake: {
    label: "A kg of cake (₹)",
    hint: "What it usually sells for: it makes the oil cheaper.",
    unset: "the value of cake",
  },
  foots: {
    label: "A kg of foots (₹)",
    hint: "0 where they are thrown away.",
    unset: "the value of foots",
  },
  opening: {
    label: "A kg of oil when the book began (₹)",
    hint: "Of what was in the tanks before the first entry.",
  },
};

/** The field for the packing of one pack of a product. */
export const packingField = (productId: string): string => `packing-${productId}`;
