import { z } from "zod";
import { cashMoves, expenseGroups, paidOutWays } from "~/base/db/paid-out";
import { dayTyped } from "~/base/lib/form/day";
import { line, lineOrNone } from "~/base/lib/form/form";
import { othersGstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { paiseFrom } from "~/base/lib/money";

/** An amount in rupees as it is typed, at least so many paise → paise; `none`: what nothing typed stands for. */
export const rupeesTyped = (message: string, least: number, none: number | null = null) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const paise = typed.trim() === "" ? none : paiseFrom(typed);
      if (paise !== null && paise >= least) return paise;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

const amount = rupeesTyped("Amount must be in rupees, such as 450", 1);
const words = line("What for", 100);
const toWhom = lineOrNone("To whom", 100);
const notSaid = "Choose what it was spent on";

/** Cash that leaves the till. */
export const paidFromTillForm = z.object({
  amount,
  words,
  toWhom,
  spentOn: z.enum([...expenseGroups, ...cashMoves], { error: notSaid }),
});

/** Why something is taken back. */
export const reasonForm = z.object({ reason: line("Reason", 200) });

/** What is known of the bill of an expense. */
const bill = {
  toWhom,
  spentOn: z.enum(expenseGroups, { error: notSaid }),
  gst: rupeesTyped("GST must be in rupees, such as 69, or empty", 0, 0),
  billNumber: lineOrNone("Bill number", 40).transform((typed) => typed || null),
  gstin: z
    .string()
    .default("")
    .transform((typed, context) => {
      const gstin = typedGstin(typed);
      const problem = gstin === "" ? null : othersGstinProblem(gstin);
      if (problem) context.addIssue(problem);
      return gstin || null;
    }),
};

export const billForm = z.object(bill);

/** An expense. */
export const expenseForm = z.object({
  day: dayTyped("Day"),
  amount,
  words,
  way: z.enum(paidOutWays, { error: "Choose how it was paid" }),
  ...bill,
});
