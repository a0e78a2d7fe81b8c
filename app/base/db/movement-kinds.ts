/**
 * Why packs came or went. `sold` and `broken` are below zero, `arrived` and `returned` above, `corrected` either. `packed`: parts became
 * packs of a product that is made of them; `unpacked`: they are parts again. Of both, what came is above zero and what went below.
 */
export const movementKinds = [
  "arrived",
  "sold",
  "returned",
  "corrected",
  "broken",
  "packed",
  "unpacked",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/**
 * How a product that is made of others is taxed. `composite`: its parts belong together, at the rate of the principal one, the first.
 * `mixed`: they do not, at the highest rate of them (CGST Act 2017, ss. 2(30), 2(74) and 8).
 */
export const supplyRules = ["composite", "mixed"] as const;
export type SupplyRule = (typeof supplyRules)[number];
