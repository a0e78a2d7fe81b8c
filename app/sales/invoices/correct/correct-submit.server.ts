import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { longest } from "~/people/accounts/limits";
import { addressLines, line, lineOrNone } from "~/base/lib/form/form";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { othersGstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { seeOtherWith } from "~/base/lib/toast.server";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import { correctInvoice, refusalWords } from "./correct-invoice.server";

const optional = (field: string, max: number) =>
  lineOrNone(field, max).transform((typed) => typed || null);

/** A GSTIN needs the name of its firm, and a firm's name its GSTIN. */
const rightBuyer = z
  .object({
    name: line("Name", longest.name),
    address: addressLines("Address", longest.address),
    firm: optional("Name of the firm", longest.firm),
    gstin: optional("GSTIN", longest.gstin).transform((typed) => typed && typedGstin(typed)),
  })
  .superRefine(({ firm, gstin }, context) => {
    const wrong = gstin && othersGstinProblem(gstin);
    const add = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (wrong) add("gstin", wrong);
    if (gstin && !firm) add("firm", "Name of the firm is required with a GSTIN");
    if (firm && !gstin) add("gstin", "GSTIN is required with the name of a firm");
  });

/** Corrects the invoice of this number by a posted form, and leads to the new one. */
export async function submitCorrection(number: string, form: FormData, admin: Actor) {
  const { data: right, problem } = parseBuyer(rightBuyer, form);
  if (problem) return invalid(problem);
  const made = await correctInvoice(number, right, admin);
  if (made.refusal !== undefined)
    return invalid(problemWith("form", refusalWords[made.refusal], form), { status: 409 });
  return seeOtherWith(
    `${number} is credited, ${made.number} takes its place`,
    `/dashboard/admin/invoices/${made.number}`,
  );
}
