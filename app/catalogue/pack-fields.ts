import { z } from "zod";
import { required } from "~/lib/form";
import { paiseFrom } from "~/lib/money";

/** The form fields and CSV columns for pack facts; each may be blank or missing. */
export const packFields = [
  "mrp",
  "ingredients",
  "allergens",
  "vegetarian",
  "storage",
  "best_before",
  "net_weight_g",
  "origin",
  "maker",
  "family",
] as const;
export type PackField = (typeof packFields)[number];

/** Maximum length of each text in characters. */
export const longestFact = {
  ingredients: 1000,
  allergens: 200,
  storage: 300,
  best_before: 100,
  origin: 60,
  maker: 300,
  family: 60,
} as const;

export const mrpRule =
  "MRP must be an amount in rupees above 0, with at most two decimals, and at most 10,00,000";
const weightRule = "net weight must be whole grams from 1 to 999999";

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
  net_weight_g: number(weightFrom, weightRule),
  origin: fact("origin", "country of origin"),
  maker: fact("maker", "maker"),
  family: fact("family", "family"),
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
  };
}
