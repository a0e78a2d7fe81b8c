import { z } from "zod";
import { wholeFrom } from "~/base/lib/typed/digits";
import { designs } from "./designs";
import { papers } from "./papers";
import { printers } from "./printer";

/** Most labels of one file: a longer one is better made in two. */
export const mostLabels = 2000;

const whole = (name: string, least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const value = wholeFrom(typed.trim(), least, most);
      if (value !== null) return value;
      const message = `${name} must be a whole number from ${least} to ${most}`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

const oneOf = <const T extends string>(values: readonly T[], message: string) =>
  z.enum(values, message);

const choices = {
  paper: oneOf(
    papers.map(({ key }) => key),
    "Choose a sheet or a roll",
  ),
  dpi: oneOf(
    printers.map(({ dpi }) => `${dpi}`),
    "Choose a printer",
  ).transform(Number),
  design: oneOf(Object.keys(designs) as (keyof typeof designs)[], "Choose a design"),
  language: oneOf(["gu", "hi"], "Choose a language"),
  dates: oneOf(["both", "use-by"], "Choose which dates"),
  packs: whole("Packs", 1, mostLabels),
  spare: whole("Spare labels", 0, 50),
  first: whole("First free label", 1, 100),
};

/** What is printed, on what and how. */
const choiceForm = z.object(choices);
export type Choice = z.output<typeof choiceForm>;

/** The same with a key that is each form's own, and the word that what is missing may be so. */
export const printForm = z.object({
  ...choices,
  agreed: z.literal("on").optional().catch(undefined),
});

const usualSpare = 5;
/** So many packs have room in one file, with the usual spare labels. */
const mostPacks = Math.floor((mostLabels * 100) / (100 + usualSpare));

/** A choice from the address of the page; what it does not say is the usual. `packs`: those of the batch. */
export function choiceIn(query: URLSearchParams, packs: number): Choice {
  const usual = { paper: "roll-75x100", dpi: "203", design: "plain", language: "gu", dates: "both", packs: `${Math.min(mostPacks, Math.max(1, packs))}`, spare: `${usualSpare}`, first: "1" }; // prettier-ignore
  const asked = Object.fromEntries(
    Object.entries(choices).map(([name, schema]) => {
      const value = query.get(name);
      const isGood = value !== null && schema.safeParse(value).success;
      return [name, isGood ? value : usual[name as keyof typeof usual]];
    }),
  );
  return choiceForm.parse(asked);
}

/** How far a sheet is moved: tenths of a millimetre, up to five millimetres. */
const shift = (name: string) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const value = Number(typed.trim().replace(",", ".").replace("−", "-") || "0");
      if (Math.abs(value) <= 5) return Math.round(value * 10) / 10;
      const message = `${name} must be millimetres from -5 to 5`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

export const shiftForm = z.object({
  paper: choices.paper,
  right: shift("To the right"),
  down: shift("Down"),
});
