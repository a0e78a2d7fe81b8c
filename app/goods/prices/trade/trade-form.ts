import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { othersGstinProblem, typedGstin } from "~/base/lib/india/gstin";

/** Firm and GSTIN as a customer or the owner types them; the GSTIN may be blank. */
const firmFields = {
  firm: line("Name of the firm", 120),
  gstin: z
    .string()
    .default("")
    .transform((typed) => typedGstin(typed) || null)
    .superRefine((gstin, context) => {
      const problem = gstin && othersGstinProblem(gstin);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
};

export const askingForm = z.object(firmFields);

/** What the owner decides: the list (its id; blank: everybody's prices) and whether the customer may pay later. */
export const decisionForm = z.object({
  ...firmFields,
  list: z
    .string()
    .default("")
    .transform((id) => id || null),
  later: z
    .literal("on")
    .optional()
    .catch(undefined)
    .transform((later) => later === "on"),
});

export type Asked = z.output<typeof askingForm>;
export type Decision = z.output<typeof decisionForm>;
