import { write } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { moneyPaidOut } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { billIn, changeBill } from "./change-bill.server";
import { billForm, expenseForm, reasonForm } from "./forms";
import { notePaidOut, rowOf, takeBackPaidOut } from "./paid-out.server";
import { monthPath } from "./paths";
import { gstTyped, spentWords } from "./words";

/** Handles the forms of the expenses by their field `intent`; without one, notes an expense. Leads to its month. */
export async function submitExpense(form: FormData, actor: Actor) {
  const intent = form.get("intent");
  if (intent === "bill") return saveBill(form, actor);
  return intent === "take-back" ? takeBack(form, actor) : note(form, actor);
}

async function note(form: FormData, actor: Actor) {
  const { data: typed, problem } = parseForm(expenseForm, form);
  if (problem) return invalid(problem);
  const { amount: amountPaise, gst: gstPaise, ...said } = typed;
  if (said.day > dayOf(Date.now())) return refused("day", "This day is still to come", form);
  if (gstPaise > amountPaise) return refused("gst", tooMuchGst, form);
  const { id, refused: other } = rowOfForm(form, moneyPaidOut.id);
  if (other) return other;
  const noted = await write((tx) => notePaidOut(tx, { id, amountPaise, gstPaise, ...said }, actor));
  if (noted.problem) return refused(noted.of ?? "form", noted.problem, form);
  const words = `${rupees(amountPaise)} noted: ${said.words}`;
  return noted.again ? done(said.day, "This was noted before", "info") : done(said.day, words);
}

async function saveBill(form: FormData, actor: Actor) {
  const { data: typed, problem } = parseForm(billForm, form);
  if (problem) return invalid(problem);
  const id = String(form.get("id") ?? "");
  const { gst: gstPaise, ...bill } = typed;
  const refusal = await changeBill(id, billIn({ ...bill, gstPaise }), actor, versionIn(form));
  if (refusal === "gst") return refused("gst", tooMuchGst, form);
  if (refusal === "locked") return refused("form", onLocked, form);
  if (refusal === "signed") return refused("toWhom", onPaper, form);
  const row = rowOf(id);
  if (refusal === "gone" || !row) return refused("form", gone, form);
  if (refusal) return invalid(late(form, refusal), { status: 409 });
  return done(row.day, `The bill is saved: ${row.words}`);
}

async function takeBack(form: FormData, actor: Actor) {
  const { data: typed, problem } = parseForm(reasonForm, form);
  if (problem) return invalid(problem);
  const id = String(form.get("id") ?? "");
  const taken = await write((tx) => takeBackPaidOut(tx, id, typed.reason, actor));
  const row = rowOf(id);
  if (taken.problem || !row) return refused("form", taken.problem ?? gone, form);
  return done(row.day, `${rupees(row.amountPaise)} is taken back: ${row.words}`);
}

const late = (form: FormData, now: ReturnType<typeof billIn>) =>
  changedMeanwhile(form, "this bill", versionOf(now), {
    spentOn: { label: "Group", says: now.spentOn, words: spentWords[now.spentOn] },
    toWhom: { label: "To whom", says: now.toWhom },
    gst: { label: "GST within the amount (₹)", says: gstTyped(now.gstPaise) },
    billNumber: { label: "Bill number", says: now.billNumber },
    gstin: { label: "GSTIN of the supplier", says: now.gstin },
  });

const tooMuchGst = "GST is a part of the amount, so it cannot be more";
const onPaper = "To whom it went is on the signed paper of the till, so it stays as it is";
const onLocked = "The month of this expense is locked: the bill stays as it is";
const gone = "This expense was taken back meanwhile.";

const refused = (field: string, sentence: string, form: FormData) =>
  invalid(problemWith(field, sentence, form), { status: 409 });

const done = (day: string, message: string, type: "success" | "info" = "success") =>
  seeOtherWith({ type, message }, monthPath(day.slice(0, 7)));
