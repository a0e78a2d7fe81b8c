import { date } from "~/base/lib/dates";
import { badRequest } from "~/base/lib/http/http";
import type { RouteArgs } from "~/base/lib/context";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { askForAudit, auditList, auditResult, signAudit } from "./audits.server";
import { newestSigned } from "./certificates.server";
import { z } from "zod";
import { selfAuditPath } from "./paths";

/** What the owner puts under an audit that found nothing. */
const signForm = z.object({
  id: z.string().max(60),
  signer: z
    .string()
    .trim()
    .min(1, "The name of who signs is missing")
    .max(100, "The name must have at most 100 characters"),
  remark: z.string().trim().max(500, "The remark must have at most 500 characters").default(""),
});

/** What the owner's screen shows: the newest audit, or the one with this id. */
export function auditPage(asked: string | null) {
  const audits = auditList();
  const shown = audits.find(({ id }) => id === asked) ?? audits.find(({ ran }) => ran !== null);
  const signed = newestSigned();
  return {
    audits,
    shown: shown ?? null,
    result: shown ? auditResult(shown.id) : null,
    runs: audits.some(({ ran }) => ran === null),
    signed: signed && { on: date(signed.signedAt), until: date(signed.until) },
  };
}

/** What the owner wants done, by the field `intent`: run an audit, or sign one (with the password). */
export async function submitAudit(args: RouteArgs, form: FormData, admin: Viewer) {
  switch (form.get("intent")) {
    case "run":
      await askForAudit(admin);
      return seeOtherWith("The audit runs", selfAuditPath);
    case "sign": {
      await requireConfirmed(args, admin);
      const { data, problem } = parseForm(signForm, form);
      if (problem) return invalid(problem);
      const refusal = await signAudit(data, admin);
      if (refusal !== null) return invalid(problemWith("form", refusal, form));
      return seeOtherWith("The certificate is signed", selfAuditPath);
    }
    default:
      throw badRequest("Nothing like that can be done with an audit.");
  }
}
