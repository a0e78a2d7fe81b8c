/**
 * How high letters and numerals of the declarations must be on a pack, by the area of its principal display panel: Legal Metrology
 * (Packaged Commodities) Rules 2011, rule 7, as amended by GSR 629(E) of 23 June 2017. Up to so many cm²: millimetres.
 */
const heights = [
  [50, 1],
  [100, 1.5],
  [500, 2.5],
  [2500, 4],
  [Infinity, 6],
] as const;

/** The diameter of the green mark's dot, by the same area: FSS (Labelling and Display) Regulations 2020. */
const dots = [
  [100, 3],
  [500, 4],
  [2500, 6],
  [Infinity, 8],
] as const;

const upTo = (steps: readonly (readonly [most: number, mm: number])[], area: number): number =>
  steps.find(([most]) => area <= most)?.[1] ?? 0;

/** The least height of letters and numerals in mm. `area`: of the panel, in cm². */
export const letterHeight = (area: number): number => upTo(heights, area);

/**
 * The height of what food law alone asks for, in mm: no rule at hand says it, so not below the least that rule 7 knows. `width`: of the
 * label, in mm.
 */
export const smallHeight = (width: number): number => (width < 60 ? 1 : 1.2);

/** The side of the vegetarian mark in mm: twice its dot. */
export const markSide = (area: number): number => 2 * upTo(dots, area);
