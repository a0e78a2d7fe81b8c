import { createHash } from "node:crypto";
import { db, write } from "~/base/db/connection.server";
import { courierOutcomes } from "~/base/db/money-ways";
import type { FileImport } from "~/base/lib/csv/csv-import.server";
import { problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { notReceivedWords } from "~/sales/payments/by-hand/not-received-words";
import { NotReceivedTogether } from "~/sales/payments/by-hand/receive-together.server";
import { bankReferenceIn } from "~/sales/payments/by-hand/upi";
import { noteFile } from "./note-file.server";
import {
  amountWords,
  courierMoneyPath,
  linesWords,
  outcomeSums,
  outcomeWords,
} from "./outcome-words";
import { planOf, type PlannedRow } from "./plan-of-file.server";

/** A courier's file: its money is noted as a whole or not at all. `now`: UTC ms. */
export const courierFile = (admin: Actor, now = Date.now()): FileImport => ({
  mostBytes: 4 * 1024 * 1024,
  check(text) {
    const { rows, ...plan } = planOf(db, text);
    return {
      problems: plan.problems,
      changes: byWeight(rows).map(inWords),
      asks: questionsOf(rows),
      unchanged: 0,
      fingerprint: seenAs(rows, plan.fingerprint),
    };
  },
  async save({ text, fingerprint }, form) {
    const typed = String(form.get("utr") ?? "").trim();
    const utr = typed === "" ? "" : bankReferenceIn(typed);
    if (utr === null)
      return problemWith("utr", "A bank reference has 8 to 22 letters and digits", form);
    try {
      const noted = await write((tx) => {
        const plan = planOf(tx, text);
        if (!plan.layout || plan.problems.length > 0) return null;
        if (seenAs(plan.rows, plan.fingerprint) !== fingerprint) return null;
        const { courier } = plan.layout;
        return { id: noteFile(tx, { ...plan, courier, utr }, admin, now), rows: plan.rows };
      });
      if (noted === null) return null;
      const paise = noted.rows.reduce((sum, { notedPaise }) => sum + notedPaise, 0);
      const message = `${rupees(paise)} noted from ${linesWords(noted.rows.length)}`;
      return seeOtherWith({ type: "success", message }, `${courierMoneyPath}/${noted.id}`);
    } catch (error) {
      if (!(error instanceof NotReceivedTogether)) throw error;
      const { number, problem, words, paidOrder } = error.refused;
      if (problem === "used")
        return problemWith("utr", `This reference has paid ${paidOrder} already.`, form);
      const why =
        problem === "too-much" || problem === "too-much-cash"
          ? words
          : `it ${notReceivedWords[problem]}.`;
      return problemWith("form", `Nothing was noted. Order ${number}: ${why}`, form);
    }
  },
  changedMeanwhile:
    "Orders have changed since you looked, so nothing was noted. This is what the file would do now.",
});

/** Whether money would be noted of lines without a bank reference. */
export const lacksReference = (text: string): boolean =>
  planOf(db, text).rows.some(({ utr, notedPaise }) => utr === "" && notedPaise > 0);

/** The same as long as a file would do the same. */
function seenAs(rows: PlannedRow[], fingerprint: string): string {
  const seen = rows.map(({ line, outcome, order, notedPaise }) => [
    line,
    outcome,
    order?.id,
    notedPaise,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([fingerprint, seen]))
    .digest("hex");
}

/** What deserves a look stands first. */
const byWeight = (rows: PlannedRow[]): PlannedRow[] =>
  rows.toSorted((one, other) => weightOf(one) - weightOf(other) || one.line - other.line);

const weightOf = ({ outcome }: PlannedRow) =>
  outcome === "whole" ? courierOutcomes.length : courierOutcomes.indexOf(outcome);

const inWords = (row: PlannedRow) => ({
  line: row.line,
  what: row.order?.number ?? (row.parcel || row.reference),
  words: [
    outcomeWords[row.outcome],
    amountWords(row),
    ...(row.order && row.parcel ? [`parcel ${row.parcel}`] : []),
    ...(row.isRounded && !row.order
      ? ["the spreadsheet rounded this number: make its column text, then save it as CSV again"]
      : []),
    ...(row.chargesPaise > 0 ? [`${rupees(row.chargesPaise)} kept by the courier`] : []),
  ],
});

/** What the file brings, and what of it is left, as sentences. */
function questionsOf(rows: PlannedRow[]): string[] {
  const charges = rows.reduce((sum, { chargesPaise }) => sum + chargesPaise, 0);
  return [
    ...outcomeSums(rows).map(
      (sum) => `${outcomeWords[sum.outcome]}: ${linesWords(sum.lines)}, ${amountWords(sum)}`,
    ),
    ...(charges > 0 ? [`Kept by the courier in all: ${rupees(charges)}`] : []),
  ];
}
