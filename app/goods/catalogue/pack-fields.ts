import { z } from "zod";
import { packKinds } from "~/base/db/statuses";
import { gtinTyped } from "~/base/lib/codes/gtin";
import { lines, orNull } from "~/base/lib/form/form";
import { wholeFrom } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";
import { yesNo } from "~/base/lib/typed/yes-no";
import { nutritionFrom, nutritionRule } from "./panel/nutrition";
import { longestFact } from "./pack-labels";
import { panelShapeFrom, panelShapeRule } from "./panel/panel";
import { measureField } from "./quantity-typed";

export const mrpRule =
  "MRP must be an amount in rupees above 0, with at most two decimals, and at most 10,00,000";
const weightRule = (which: string) => `${which} weight must be whole grams from 1 to 9,99,999`;
const sideRule = (side: string) => `box ${side} must be whole millimetres from 1 to 5000`;

/** Blank becomes null (not given), missing stays undefined (unchanged). */
const fact = (field: keyof typeof longestFact, label: string) =>
  orNull(lines(label, longestFact[field]));

/** An optional value typed as text: blank becomes null; `read` returns null for invalid input. */
function optional<Value>(read: (typed: string) => Value | null, rule: string) {
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

const whole = (least: number, most: number) => (typed: string) => wholeFrom(typed, least, most);
const weightFrom = whole(1, 999_999);
const sideFrom = whole(1, 5000);

function mrpFrom(typed: string): number | null {
  const paise = paiseFrom(typed);
  return paise !== null && paise > 0 && paise <= 100_000_000 ? paise : null;
}

/** Latin letters and digits: a code is typed, scanned and compared without case. */
const codeFrom = (typed: string) => (/^[a-z0-9][a-z0-9 ._/-]{0,39}$/i.test(typed) ? typed : null);
const codeRule =
  "code must have at most 40 letters a to z, digits, spaces and . _ / - and begin with a letter or digit";

/** The number under the bar code; what is wrong with it is said of its own digits. */
const ean = z
  .string()
  .transform((typed, context) => {
    if (typed.trim() === "") return null;
    const read = gtinTyped(typed.trim());
    if ("gtin" in read) return read.gtin;
    context.addIssue({ code: "custom", message: read.wrong });
    return z.NEVER;
  })
  .optional();

const packKindFrom = (typed: string) =>
  packKinds.find((kind) => kind === typed.toLowerCase()) ?? null;
const packKindRule = `kind of pack must be one of: ${packKinds.join(", ")}`;

/** Yes → 1, no → 0, in any of the usual words; null: neither. */
export function yesOrNo(typed: string): number | null {
  const answer = yesNo(typed);
  return answer === null ? null : Number(answer);
}

/** The zod fields for pack facts: each a value, null (blank) or undefined (missing). */
export const packShape = {
  mrp: optional(mrpFrom, mrpRule),
  code: optional(codeFrom, codeRule),
  ean,
  measure: measureField(
    "measure must be l (litres), kg (kilograms), g (grams), piece, pair or box",
  ).optional(),
  pack_kind: optional(packKindFrom, packKindRule),
  containers: optional(whole(1, 999), "containers must be a whole number from 1 to 999"),
  generic_name: fact("generic_name", "generic name"),
  ingredients: fact("ingredients", "ingredients"),
  allergens: fact("allergens", "allergens"),
  vegetarian: z
    .string()
    .transform(yesOrNo)
    .pipe(z.number("vegetarian must be 0 (No) or 1 (Yes)"))
    .optional(),
  storage: fact("storage", "storage"),
  best_before: fact("best_before", "best before"),
  net_weight_g: optional(weightFrom, weightRule("net")),
  density_g_per_l: optional(
    whole(800, 1000),
    "density must be whole grams per litre from 800 to 1000",
  ),
  origin: fact("origin", "country of origin"),
  maker: fact("maker", "maker"),
  family: fact("family", "family"),
  gross_weight_g: optional(weightFrom, weightRule("gross")),
  box_length_mm: optional(sideFrom, sideRule("length")),
  box_width_mm: optional(sideFrom, sideRule("width")),
  box_height_mm: optional(sideFrom, sideRule("height")),
  panel_shape: optional(panelShapeFrom, panelShapeRule),
  panel_height_mm: optional(
    sideFrom,
    "height of the pack must be whole millimetres from 1 to 5000",
  ),
  panel_width_mm: optional(sideFrom, "width of the pack must be whole millimetres from 1 to 5000"),
  panel_surface_cm2: optional(whole(1, 100_000), "surface must be whole cm² from 1 to 1,00,000"),
  nutrition: optional(nutritionFrom, nutritionRule),
};
const packForm = z.object(packShape);

/** Form fields → `SomePackFacts`; undefined stays undefined. */
export function factsOfForm(form: z.output<typeof packForm>) {
  return {
    mrpPaise: form.mrp,
    code: form.code,
    ean: form.ean,
    measure: form.measure,
    packKind: form.pack_kind,
    // A blank field is the usual pack: one container.
    containers: form.containers === null ? 1 : form.containers,
    genericName: form.generic_name,
    ingredients: form.ingredients,
    allergens: form.allergens,
    isVegetarian: form.vegetarian,
    storage: form.storage,
    bestBefore: form.best_before,
    netWeightG: form.net_weight_g,
    densityGPerL: form.density_g_per_l,
    countryOfOrigin: form.origin,
    maker: form.maker,
    family: form.family,
    grossWeightG: form.gross_weight_g,
    boxLengthMm: form.box_length_mm,
    boxWidthMm: form.box_width_mm,
    boxHeightMm: form.box_height_mm,
    panelShape: form.panel_shape,
    panelHeightMm: form.panel_height_mm,
    panelWidthMm: form.panel_width_mm,
    panelSurfaceCm2: form.panel_surface_cm2,
    nutrition: form.nutrition,
  };
}

const sides = ["box_length_mm", "box_width_mm", "box_height_mm"] as const;

/** The sides of a box that were left blank beside others that were given: a box has all three or none. */
export function missingSides(form: z.output<typeof packForm>): (typeof sides)[number][] {
  const isGiven = sides.some((side) => typeof form[side] === "number");
  return isGiven ? sides.filter((side) => form[side] === null) : [];
}
