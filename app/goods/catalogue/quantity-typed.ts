import { z } from "zod";
import { isByNumber, isByWeight, type Measure, mostPieces, volumeOf } from "~/base/lib/pack-size";
import { amountTyped, measureCalled } from "./typed-size";

/** The quantity of a product's form, in the unit chosen beside it. */

export const quantityRule =
  "quantity must be the litres in one pack: a number above 0 with at most two decimals";
export const numberRule = `quantity must be the number in one pack: a whole number from 1 to ${mostPieces}`;
const rules: Record<Measure, string> = {
  l: quantityRule,
  kg: "quantity must be the kilograms in one pack: a number above 0 and below 1000 with at most three decimals",
  g: "quantity must be the grams in one pack: a whole number from 1 to 999999",
  piece: numberRule,
  pair: numberRule,
  box: numberRule,
};

type Sized = {
  measure?: Measure | undefined;
  quantity: string;
  net_weight_g?: number | null | undefined;
  density_g_per_l?: number | null | undefined;
};

/** What is wrong with the quantity in its measure; null: nothing. */
export const quantityProblem = ({ measure = "l", quantity }: Sized): string | null =>
  amountTyped(quantity, measure) === null ? rules[measure] : null;

/**
 * Quantity in thousandths (`settledPack`) and net weight of a checked form: a pack sold by weight has its weight as the quantity. Without a
 * measure the quantity is litres, or the number of a product that is sold by number.
 */
export function quantityOf({ measure = "l", quantity, net_weight_g, density_g_per_l }: Sized) {
  const amount = amountTyped(quantity, measure) ?? 0;
  if (isByNumber({ measure })) return { volumeMl: amount * 1000, netWeightG: net_weight_g };
  if (!isByWeight({ measure })) return { volumeMl: amount, netWeightG: net_weight_g };
  const volumeMl = volumeOf(amount, { densityGPerL: density_g_per_l ?? null });
  return { volumeMl, netWeightG: amount };
}

/** A unit as files and forms write it. */
export const measureField = (rule: string) =>
  z.string().transform((typed, context) => {
    const measure = measureCalled(typed);
    if (measure) return measure;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });
