import { litres } from "~/base/lib/volume";
import { weight } from "~/base/lib/pack-size";

/** An amount of oil as it is typed: thousandths of its unit, so grams or ml. */
type Amount = { thousandths: number; unit: "kg" | "l" };

/** Grams of an amount. `densityGPerL`: of the tank. */
export const gramsIn = ({ thousandths, unit }: Amount, densityGPerL: number): number =>
  unit === "kg" ? thousandths : Math.round((thousandths * densityGPerL) / 1000);

/** Oil in both measures: `126 kg (138.5 L)`; litres are rounded to a tenth. */
export const oilWords = (grams: number, densityGPerL: number): string =>
  `${weight(grams)} (${litres(Math.round((grams * 10) / densityGPerL) * 100)} L)`;

/** A share in percent with one decimal: `42.3 %`. Nothing of nothing is a dash. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${(Math.round((part * 1000) / whole) / 10).toFixed(1)} %`;
