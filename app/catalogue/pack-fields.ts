import { z } from "zod";
import { required } from "~/lib/form";
import { paiseFrom } from "~/lib/money";
import { longestFact } from "./pack-labels";

export const mrpRule =
  "MRP must be an amount in rupees above 0, with at most two decimals, and at most 10,00,000";
const weightRule = (which: string) => `${which} weight must be whole grams from 1 to 999999`;
const sideRule = (side: string) => `box ${side} must be whole millimetres from 1 to 5000`;

/** Blank becomes null (not given), missing stays undefined (unchanged). Normalises line breaks. */
function fact(field: keyof typeof longestFact, label: string) {
  const given = required(label, longestFact[field]);
  return z
    .string()
    .transform((typed) => typed.replace(/\r\n?/g, "\n"))
    .transform((typed) => (typed.trim() === "" ? null : typed))
    .pipe(given.nullable())
    .optional();
}

/** An optional number typed as text: blank becomes null; `read` returns null for invalid input. */
function number(read: (typed: string) => number | null, rule: string) {
  return z
    .string()
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const value = read(typed.trim());
      if (value !== null) return value;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    })
    .optional();
}

const isWeight = (grams: number) => grams >= 1 && grams <= 999_999;
const weightFrom = (typed: string) =>
  /^\d{1,6}$/.test(typed) && isWeight(Number(typed)) ? Number(typed) : null;

const sideFrom = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 5000 ? Number(typed) : null;

/** Refuses a decimal comma before the paise, as for a price. */
function mrpFrom(typed: string): number | null {
  const paise = /,\d{0,2}(\.\d*)?$/.test(typed) ? null : paiseFrom(typed);
  return paise !== null && paise > 0 && paise <= 100_000_000 ? paise : null;
}

/** The zod fields for pack facts: each a value, null (blank) or undefined (missing). */
export const packShape = {
  mrp: number(mrpFrom, mrpRule),
  ingredients: fact("ingredients", "ingredients"),
  allergens: fact("allergens", "allergens"),
  vegetarian: z
    .enum(["0", "1"], "vegetarian must be 0 (No) or 1 (Yes)")
    .transform(Number)
    .optional(),
  storage: fact("storage", "storage"),
  best_before: fact("best_before", "best before"),
  net_weight_g: number(weightFrom, weightRule("net")),
  origin: fact("origin", "country of origin"),
  maker: fact("maker", "maker"),
  family: fact("family", "family"),
  gross_weight_g: number(weightFrom, weightRule("gross")),
  box_length_mm: number(sideFrom, sideRule("length")),
  box_width_mm: number(sideFrom, sideRule("width")),
  box_height_mm: number(sideFrom, sideRule("height")),
};
const packForm = z.object(packShape);

/** Form fields → `SomePackFacts`; undefined stays undefined. */
export function factsOfForm(form: z.output<typeof packForm>) {
  return {
    mrpPaise: form.mrp,
    ingredients: form.ingredients,
    allergens: form.allergens,
    isVegetarian: form.vegetarian,
    storage: form.storage,
    bestBefore: form.best_before,
    netWeightG: form.net_weight_g,
    countryOfOrigin: form.origin,
    maker: form.maker,
    family: form.family,
    grossWeightG: form.gross_weight_g,
    boxLengthMm: form.box_length_mm,
    boxWidthMm: form.box_width_mm,
    boxHeightMm: form.box_height_mm,
  };
}

const sides = ["box_length_mm", "box_width_mm", "box_height_mm"] as const;

/** The sides of a box that were left blank beside others that were given: a box has all three or none. */
export function missingSides(form: z.output<typeof packForm>): (typeof sides)[number][] {
  const isGiven = sides.some((side) => typeof form[side] === "number");
  return isGiven ? sides.filter((side) => form[side] === null) : [];
}
