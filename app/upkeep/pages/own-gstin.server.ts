import type { z } from "zod";
import type { FormState } from "~/base/lib/form/form";
import { parseForm, problemsWith } from "~/base/lib/form/form.server";
import { typedGstin } from "~/base/lib/india/gstin";
import { t } from "~/base/words/say";
import { companyFacts } from "./company.server";

/** `parseForm` of a form with the buyer's GSTIN in its field `gstin`: the shop's own is refused, as the portal refuses such an invoice. */
export function parseBuyer<S extends z.ZodType>(
  schema: S,
  form: FormData,
): { data: z.output<S>; problem?: undefined } | { data?: undefined; problem: FormState } {
  const parsed = parseForm(schema, form);
  const typed = typedGstin(String(form.get("gstin") ?? ""));
  if (typed === "" || typed !== companyFacts().gstin) return parsed;
  const { errors } = parsed.problem ?? { errors: {} };
  return { problem: problemsWith({ ...errors, gstin: t(ownGstin) }, form) };
}

/** What is said of an address that was kept with the shop's own GSTIN, before it was the shop's; null: it has another one, or none. */
export const ownGstinIn = ({ gstin }: { gstin: string | null }): string | null =>
  gstin !== null && gstin === companyFacts().gstin ? t(ownGstin) : null;

const ownGstin = "This is our own GSTIN: type that of your firm, or leave it blank";
