import type { Crop } from "~/base/db/mill";

/** Codes of oils as they begin, or in four digits alone: palm kernels stand under 1513, cotton under 1512, castor and linseed under 1515. */
const oils: [RegExp, Crop][] = [
  [/^1508/, "groundnut"],
  [/^1512(1120|1930)/, "safflower"],
  [/^1512(1|$)/, "sunflower"],
  [/^1513(1|$)/, "copra"],
  [/^1514/, "mustard"],
  [/^1515(50|$)/, "sesame"],
  [/^1517/, "blend"],
];

/** The oil that goods with this HSN code are; what no line above names is another oil. */
export const oilOfHsn = (hsn: string): Crop =>
  oils.find(([code]) => code.test(hsn))?.[1] ?? "other";
