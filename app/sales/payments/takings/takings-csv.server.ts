import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { csvLines } from "~/base/lib/csv/csv";
import { sheetTime } from "~/base/lib/day-count";
import { decimalRupees } from "~/base/lib/money";
import { day } from "~/base/lib/time";
import { payoutReferences } from "../payouts/payout-references.server";
import { disputeRows, paidRows, refundRows, type Span } from "./takings-rows.server";

const columns = [
  "Time (IST)",
  "What",
  "Order",
  "Came in (INR)",
  "Fee of the provider (INR)",
  "GST in the fee (INR)",
  "Came in less the fee (INR)",
  "Went back (INR)",
  "Reference",
  "Payout (UTR)",
];

/** What each row of the file is called. */
const kinds: Record<string, string> = {
  online: "Paid online",
  cash: "Cash",
  bank: "UPI or bank",
  "refund online": "Refund online",
  "refund by hand": "Refund by hand",
  "dispute taken": "Taken by the buyer's bank",
  "dispute returned": "Returned by the buyer's bank",
};

type Row = {
  at: number;
  number: string | null;
  kind: string;
  paise: number;
  backPaise: number;
  fee: number | null;
  tax: number | null;
  reference: string;
};

/** Every payment, refund and move of a dispute of the span as CSV for the accountant, oldest first, a day at a time. No amount is negative. */
export async function* takingsAsCsv({ from, until }: Span): AsyncGenerator<string> {
  yield csvLines([columns]);
  for (let start = from; start < until; start += day) {
    const span = { from: start, until: Math.min(until, start + day) };
    const rows = db.all<Row>(sql`
      select at, number, way as kind, paise, 0 as backPaise, fee, tax, reference from (${paidRows(span)})
      union all
      select at, number, 'refund ' || way, 0, paise, null, null, reference from (${refundRows(span)})
      union all
      select at, number, iif(paise > 0, 'dispute taken', 'dispute returned'), max(-paise, 0), max(paise, 0), null, null, reference
      from (${disputeRows(span)})
      order by 1, 2`);
    if (rows.length === 0) continue;
    const payouts = payoutReferences(rows.map(({ reference }) => reference));
    yield csvLines(rows.map((row) => [...cellsOf(row), payouts.get(row.reference) ?? ""]));
  }
}

const cellsOf = ({ at, number, kind, paise, backPaise, fee, tax, reference }: Row): string[] => [
  sheetTime(at),
  kinds[kind] ?? kind,
  number ?? "",
  ...[paise, fee, tax, paise - (fee ?? 0), backPaise].map(amountIn),
  reference,
];

/** Nothing for what is not known. */
const amountIn = (paise: number | null) => (paise === null ? "" : decimalRupees(paise));
