import { db } from "~/base/db/connection.server";
import { courierOutcomes } from "~/base/db/money-ways";
import { checkFile, saveFile } from "~/base/lib/beside/long-file.server";
import type { FileCheck, FileImport } from "~/base/lib/csv/csv-import.server";
import { problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { bankReferenceIn } from "~/sales/payments/by-hand/upi";
import { noteUpload, type Upload } from "./note-upload.server";
import {
  amountWords,
  courierMoneyPath,
  linesWords,
  ordersCounted,
  outcomeSums,
  outcomeWords,
} from "./outcome-words";
import { planOf, type PlannedRow } from "./plan-of-file.server";

/** `lacks`: money would be noted of lines without a bank reference. */
type Looked = FileCheck & { lacks: boolean };

type CourierFile = Omit<FileImport, "check"> & { check: (text: string) => Promise<Looked> };

/** A courier's file: looked at as a whole, and noted to its end, a long one in a process of its own. */
export const courierFile = (admin: Actor): CourierFile => ({
  mostBytes: 4 * 1024 * 1024,
  check: (text) => checkFile(text.length, "courier-money:check", { text }, lookAt),
  async save({ text, fingerprint: version }, form) {
    const typed = String(form.get("utr") ?? "").trim();
    const utr = typed === "" ? "" : bankReferenceIn(typed);
    if (utr === null)
      return problemWith("utr", "A bank reference has 8 to 22 letters and digits", form);
    const upload: Upload = { text, version, utr, actor: { id: admin.id, name: admin.name } };
    const noted = await saveFile(text.length, "courier-money:note", upload, noteUpload);
    if (noted === null) return null;
    if ("paidOrder" in noted)
      return problemWith("utr", `This reference has paid ${noted.paidOrder} already.`, form);
    const { id, lines, notedPaise, changed, failed } = noted;
    const message = [
      `${rupees(notedPaise)} noted from ${linesWords(lines)}`,
      ...(changed > 0 ? [`${linesWords(changed)} changed meanwhile`] : []),
      ...(failed > 0 ? [`${ordersCounted(failed)} could not be noted yet`] : []),
    ].join("; ");
    return seeOtherWith(message, `${courierMoneyPath}/${id}`);
  },
  changedMeanwhile:
    "Orders have changed since you looked, so nothing was noted. This is what the file would do now.",
});

/** What a file would do, or what is wrong with it. */
export function lookAt({ text }: { text: string }): Looked {
  const { rows, problems, version } = planOf(db, text);
  return {
    problems,
    changes: byWeight(rows).map(inWords),
    asks: questionsOf(rows),
    unchanged: 0,
    fingerprint: version,
    lacks: rows.some(({ utr, notedPaise }) => utr === "" && notedPaise > 0),
  };
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
