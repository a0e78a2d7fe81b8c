import { z } from "zod";
import { crops } from "~/base/db/mill";
import { line, lineOrNone } from "~/base/lib/form/form";
import { paiseFrom } from "~/base/lib/money";
import { plainDigits, wholeFrom } from "~/base/lib/typed/digits";
import { codeTyped } from "~/base/lib/typed/code";
import { thousandthsFrom } from "~/base/lib/volume";
import { packsField } from "~/goods/stock/admin/forms";
import { batchFields, dayOrNone, disorder, inOrder } from "~/goods/stock/batches/batch-form-fields";
import { rupeesTyped } from "~/office/expenses/forms";

/** Kilograms or litres up to 999,999.999 → thousandths of them; null: blank, where that is allowed. */
const typedAmount = (name: string, isNeeded: boolean, least = 1) =>
  z
    .string()
    .default("")
    .transform((typed, context): number | null => {
      const plain = plainDigits(typed).replaceAll(",", "").trim();
      if (plain === "" && !isNeeded) return null;
      if (least === 0 && /^0+(\.0*)?$/.test(plain)) return 0;
      const amount = thousandthsFrom(plain, 6, 3);
      if (amount !== null) return amount;
      context.addIssue(
        plain === "" ? `${name} is required` : `${name} must be a number, such as 120 or 120.5`,
      );
      return z.NEVER;
    });
const needed = (name: string) => typedAmount(name, true).pipe(z.number());
const orNone = (name: string) => typedAmount(name, false);

const chosen = (sentence: string) => z.string({ error: sentence }).min(1, sentence).max(64);
const unit = z.enum(["kg", "l"]).catch("kg");
const tank = chosen("Choose a tank");
const blank = z.string().max(64).default("");

/** What every entry has. `day`: `2026-11-30`. */
const head = {
  day: dayOrNone("Day").pipe(z.string("Day is required")),
  why: lineOrNone("Remark", 200),
};

/** Seed came: a new lot. `wasHere`: it was in the mill when the book began. */
export const seedForm = z.object({
  ...head,
  weight: needed("Weight"),
  crop: z.enum(crops, { error: "Choose what it is" }),
  who: lineOrNone("From whom", 100),
  number: lineOrNone("Number of the lot", 30).transform(codeTyped),
  wasHere: z.literal("on").optional().catch(undefined),
  moisture: z
    .string()
    .default("")
    .transform((typed, context): number | null => {
      const plain = plainDigits(typed).replace("%", "").trim();
      if (plain === "") return null;
      const percent = /^\d{1,2}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : null;
      if (percent !== null) return percent;
      context.addIssue("Moisture must be percent, such as 7.5, or empty");
      return z.NEVER;
    }),
});

/** Seed became oil, cake and foots. */
export const pressForm = z.object({
  ...head,
  lot: chosen("Choose a lot of seed"),
  weight: needed("Seed"),
  lot2: blank,
  weight2: orNone("Seed of the second lot"),
  lot3: blank,
  weight3: orNone("Seed of the third lot"),
  tank,
  oil: needed("Oil"),
  unit,
  cake: orNone("Cake"),
  foots: orNone("Foots"),
  hours: z
    .string()
    .default("")
    .transform((typed, context): number | null => {
      const plain = plainDigits(typed).trim();
      if (plain === "") return null;
      const minutes = /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 60) : 0;
      if (minutes > 0) return minutes;
      context.addIssue("Hours must be a number, such as 2.5, or empty");
      return z.NEVER;
    }),
  who: lineOrNone("Who pressed", 100),
});

/** Oil went from one tank to another. */
export const moveForm = z
  .object({ ...head, tank, to: chosen("Choose the other tank"), oil: needed("Oil"), unit })
  .refine(({ tank: from, to }) => from !== to, { path: ["to"], error: "Choose another tank" });

/** Oil of a tank went into packs of a product. */
export const fillForm = z
  .object({
    ...head,
    tank,
    packs: packsField("Packs").refine((packs) => packs > 0, "Packs must be 1 or more"),
    number: batchFields.number,
    bestBefore: batchFields.bestBefore,
  })
  .refine(({ day, bestBefore }) => inOrder({ packedOn: day, bestBefore }), disorder);

/** Loose oil was bought or sold. */
export const looseForm = z.object({
  ...head,
  tank,
  oil: needed("Oil"),
  unit,
  who: lineOrNone("Name", 100),
});

/** Cake or foots were sold. */
export const cakeForm = z.object({
  ...head,
  place: chosen("Choose what was sold"),
  weight: needed("Weight"),
  who: lineOrNone("To whom", 100),
});

/** What a place holds was weighed; 0 is an answer, too. */
export const weighForm = z.object({
  ...head,
  place: chosen("Choose what you weighed"),
  weight: typedAmount("Weight", true, 0).pipe(z.number()),
  unit,
});

/** An amount in rupees → paise; null: left empty. */
export const rupeesOrNone = (message: string) =>
  z
    .string()
    .default("")
    .transform((typed, context): number | null => {
      if (typed.trim() === "") return null;
      const paise = paiseFrom(typed);
      if (paise === null) context.addIssue(message);
      return paise;
    });

/** What was paid or got; null: not said. */
export const millBillForm = z
  .object({
    amount: rupeesOrNone("Sum must be in rupees, such as 45000, or empty"),
    fee: rupeesTyped("Market fee must be in rupees, such as 450, or empty", 0, 0),
    billNumber: lineOrNone("Bill number", 40),
  })
  .refine(({ amount, fee, billNumber }) => amount !== null || (fee === 0 && !billNumber), {
    path: ["amount"],
    error: "Sum is required",
  });
export type MillBill = z.output<typeof millBillForm>;

/** A tank. */
export const tankForm = z.object({
  name: line("Name", 40),
  crop: z.enum(crops, { error: "Choose an oil" }).catch("groundnut"),
  density: z
    .string()
    .default("")
    .transform((typed) => wholeFrom(typed, 800, 1000))
    .pipe(z.number("Density must be a whole number of grams per litre, such as 910")),
  closed: z.literal("on").optional().catch(undefined),
});

/** Why an entry is undone. */
export const undoForm = z.object({ id: chosen("Choose an entry"), why: lineOrNone("Why", 200) });
