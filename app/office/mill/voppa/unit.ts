import { flowsOf, type Line, type PartKey, signOf } from "./columns";

/** What weights of the return are given in; both have three decimals. */
export const units = ["kg", "t"] as const;
export type Unit = (typeof units)[number];

export const unitWords: Record<Unit, string> = { kg: "kilograms", t: "tonnes" };

/** Grams in a unit: `126.000`. */
export const inUnit = (grams: number, unit: Unit): string =>
  (unit === "kg" ? grams / 1000 : Math.round(grams / 1000) / 1000).toFixed(3);

/**
 * A line as its unit can say it. Tonnes are rounded to the kilogram: opening and closing stock each by itself, so that months follow each
 * other, and what is then missing goes to the largest figure between them, so that the line adds up.
 */
export function inWholeUnits(part: PartKey, { what, grams }: Line, unit: Unit): Line {
  if (unit === "kg") return { what, grams };
  const rounded: Line["grams"] = {};
  for (const key of ["opening", ...flowsOf(part), "closing"] as const)
    rounded[key] = Math.round((grams[key] ?? 0) / 1000) * 1000;
  const size = (key: (typeof flows)[number]) => Math.abs(grams[key] ?? 0);
  const flows = flowsOf(part);
  const largest = flows.reduce((one, other) => (size(other) > size(one) ? other : one));
  const sum = flows.reduce((all, key) => all + signOf(key) * (rounded[key] ?? 0), 0);
  const missing = (rounded.closing ?? 0) - (rounded.opening ?? 0) - sum;
  rounded[largest] = (rounded[largest] ?? 0) + signOf(largest) * missing;
  return { what, grams: rounded };
}
