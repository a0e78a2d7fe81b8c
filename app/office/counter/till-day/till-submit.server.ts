import { write } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { moneyPaidOut } from "~/base/db/schema";
import { dayStart } from "~/base/lib/days";
import { date } from "~/base/lib/dates";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { decimalRupees, rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { paidFromTillForm, reasonForm } from "~/office/expenses/forms";
import { notePaidOut, rowOf, takeBackPaidOut } from "~/office/expenses/paid-out.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";
import { countForm, openForm } from "./forms";
import { tillDayPath } from "./paths";
import { openTill, reopenTill, signTill } from "./till-changes.server";

/** Handles the forms of a day's till by their field `intent`. */
export async function submitTill(day: string, form: FormData, actor: Actor) {
  const submit = forms[String(form.get("intent"))];
  const locked = lockedProblem(day);
  if (locked) return refused("form", locked, form);
  return submit
    ? submit(day, form, actor)
    : invalid(problemWith("form", "Please open this page once more.", form));
}

type Submit = (
  day: string,
  form: FormData,
  actor: Actor,
) => Promise<Response | ReturnType<typeof invalid>>;

const forms: Record<string, Submit> = {
  open: async (day, form, actor) => {
    const { data: typed, problem } = parseForm(openForm, form);
    if (problem) return invalid(problem);
    const refusal = await openTill(day, typed.opening, actor, versionIn(form));
    if (refusal === "signed") return refused("form", isSigned(day), form);
    if (refusal) return invalid(late(form, refusal.storedPaise), { status: 409 });
    return done(day, `${rupees(typed.opening)} lay in the till`);
  },
  "paid-out": async (day, form, actor) => {
    const { data: typed, problem } = parseForm(paidFromTillForm, form);
    if (problem) return invalid(problem);
    const { id, refused: other } = rowOfForm(form, moneyPaidOut.id);
    if (other) return other;
    const { amount: amountPaise, ...said } = typed;
    const bill = { gstPaise: 0, billNumber: null, gstin: null };
    const paid = { id, day, amountPaise, way: "till" as const, ...said, ...bill };
    const noted = await write((tx) => notePaidOut(tx, paid, actor));
    if (noted.problem) return refused("form", noted.problem, form);
    return noted.again
      ? done(day, "This was noted before", "info")
      : done(day, `${rupees(amountPaise)} paid out: ${said.words}`);
  },
  "take-back": async (day, form, actor) => {
    const { data: typed, problem } = parseForm(reasonForm, form);
    if (problem) return invalid(problem);
    const id = String(form.get("id") ?? "");
    const row = rowOf(id);
    if (row?.day !== day || row.way !== "till")
      return refused("form", "There is no such payment.", form);
    const taken = await write((tx) => takeBackPaidOut(tx, id, typed.reason, actor));
    if (taken.problem) return refused("form", taken.problem, form);
    return done(day, `${rupees(row.amountPaise)} is taken back: ${row.words}`);
  },
  sign: async (day, form, actor) => {
    const { data: typed, problem } = parseForm(countForm, form);
    if (problem) return invalid(problem);
    const signed = await signTill(day, typed, actor);
    if (signed.problem === "closed") return refused("form", isSigned(day), form);
    if (signed.problem === "moved")
      return refused(
        "form",
        `Money came or went since this page was opened: ${rupees(signed.expectedPaise)} is expected now. Please look again and sign once more.`,
        form,
      );
    if (signed.problem === "differs")
      return refused("word", `${differenceWords(signed.differencePaise)} Why? In a word.`, form);
    return done(day, signed.differencePaise === 0 ? "Signed: it agrees" : "Signed");
  },
  reopen: async (day, form, actor) => {
    const { data: typed, problem } = parseForm(reasonForm, form);
    if (problem) return invalid(problem);
    return (await reopenTill(day, typed.reason, actor))
      ? done(day, "The day is open again")
      : refused("form", "This day is not signed.", form);
  },
};

const late = (form: FormData, storedPaise: number | null) =>
  changedMeanwhile(form, "the opening cash", versionOf(storedPaise), {
    opening: {
      label: "Opening cash (₹)",
      says: storedPaise === null ? null : decimalRupees(storedPaise),
    },
  });

const isSigned = (day: string) =>
  `The till of ${date(dayStart(day) ?? 0)} is not open: somebody signed it, or it was never opened.`;

const differenceWords = (paise: number) =>
  paise < 0 ? `${rupees(-paise)} is missing.` : `${rupees(paise)} is too much.`;

const refused = (field: string, sentence: string, form: FormData) =>
  invalid(problemWith(field, sentence, form), { status: 409 });

const done = (day: string, message: string, type: "success" | "info" = "success") =>
  seeOtherWith({ type, message }, tillDayPath(day));
