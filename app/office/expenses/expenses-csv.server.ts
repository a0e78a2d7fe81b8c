import { csvLines } from "~/base/lib/csv/csv";
import { decimalRupees } from "~/base/lib/money";
import type { Span } from "~/sales/payments/takings/takings-rows.server";
import { expensesIn } from "./month.server";
import { paidWords, spentWords } from "./words";

const columns = [
  "Day",
  "To whom",
  "What for",
  "Group",
  "Paid by",
  "Bill number",
  "GSTIN of the supplier",
  "Amount with GST (INR)",
  "GST in it (INR)",
  "Noted by",
];

/** The expenses of a month as CSV for the accountant, oldest first, without those that were taken back. */
export async function* expensesAsCsv(span: Span): AsyncGenerator<string> {
  yield csvLines([columns]);
  const rows = expensesIn(span).filter(({ takenBackBecause }) => takenBackBecause === null);
  if (rows.length > 0)
    yield csvLines(
      rows.map((row) => [
        row.day,
        row.toWhom,
        row.words,
        spentWords[row.spentOn],
        paidWords[row.way],
        row.billNumber ?? "",
        row.gstin ?? "",
        decimalRupees(row.amountPaise),
        decimalRupees(row.gstPaise),
        row.by ?? "",
      ]),
    );
}
