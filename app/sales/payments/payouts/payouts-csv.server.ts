import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { csvLines } from "~/base/lib/csv/csv";
import { sheetTime } from "~/base/lib/day-count";
import { decimalRupees } from "~/base/lib/money";
import { day } from "~/base/lib/time";
import { type PartLine, partsWhere } from "./payout-parts.server";
import { kindWord } from "./payout-words";

const columns = [
  "Paid out (IST)",
  "Payout",
  "UTR",
  "What",
  "Reference",
  "Order",
  "Amount (INR)",
  "Fee before GST (INR)",
  "GST in the fee (INR)",
  "To the bank (INR)",
];

type Row = PartLine & { payoutId: string };

/** Every part of the payouts that were made in this time and went through, as CSV for the accountant, a day at a time. */
export async function* payoutsAsCsv({
  from,
  until,
}: {
  from: number;
  until: number;
}): AsyncGenerator<string> {
  yield csvLines([columns]);
  for (let start = from; start < until; start += day) {
    const made = db.all<{ id: string; utr: string | null; paidAt: number }>(sql`
      select id, utr, paid_at as paidAt from payouts
      where paid_at >= ${start} and paid_at < ${Math.min(until, start + day)} and status = 'processed'
      order by paid_at, id`);
    for (const payout of made) {
      const rows = db.all<Row>(partsWhere(sql`part.payout_id = ${payout.id}`));
      if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(payout, row)));
    }
  }
}

const cellsOf = (
  { id, utr, paidAt }: { id: string; utr: string | null; paidAt: number },
  part: Row,
): string[] => [
  sheetTime(paidAt),
  id,
  utr ?? "",
  kindWord(part.kind),
  part.id,
  part.order ?? "",
  ...[part.amountPaise, part.feePaise - part.taxPaise, part.taxPaise, part.netPaise].map(
    decimalRupees,
  ),
];
