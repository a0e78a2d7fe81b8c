import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { csvLines } from "~/base/lib/csv/csv";
import { decimalRupees } from "~/base/lib/money";
import { day } from "~/base/lib/time";
import { payoutsIn } from "../payouts/month-payouts.server";
import { writtenOffIn } from "~/sales/orders/money/written-off.server";
import { leftOver, sumOf } from "./takings";
import type { Span } from "./takings-rows.server";
import { takingsByDay } from "./takings.server";

const columns = [
  "What",
  "GST rate %",
  "Taxable value (INR)",
  "CGST (INR)",
  "SGST (INR)",
  "IGST (INR)",
  "Total (INR)",
];

const parts = ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", "totalPaise"] as const;

/** `rate`: in basis points; null: the papers show no tax. */
type RateSum = { series: "PR" | "CN"; rate: number | null } & Record<
  (typeof parts)[number],
  number
>;

/**
 * A month in numbers for the accountant: invoices and credit notes by tax rate, then the money that came in, fees, refunds and
 * what is left. No amount but the last is negative.
 */
export async function* monthAsCsv(span: Span): AsyncGenerator<string> {
  yield csvLines([columns]);
  const sums = new Map<string, RateSum>();
  for (let start = span.from; start < span.until; start += day) {
    for (const row of rateSums({ from: start, until: Math.min(span.until, start + day) })) {
      const key = `${row.series} ${row.rate}`;
      const known = sums.get(key);
      if (!known) sums.set(key, row);
      else for (const part of parts) known[part] += row[part];
    }
    // Lets requests in between two days.
    yield "";
  }
  const papers = [...sums.values()].toSorted(
    (one, other) => other.series.localeCompare(one.series) || (one.rate ?? 0) - (other.rate ?? 0),
  );
  yield csvLines([...papers.map(paperCells), ...moneyCells(span)]);
}

const sumOfLines = (part: string) =>
  sql`sum(json_extract(line.value, ${`$.${part}`})) as ${sql.raw(part)}`;

function rateSums({ from, until }: Span): RateSum[] {
  return db.all<RateSum>(sql`
    select series,
      iif(json_extract(content, '$.tax') = 'none', null, json_extract(line.value, '$.gstBasisPoints')) as rate,
      ${sql.join(parts.map(sumOfLines), sql`, `)}
    from invoices, json_each(content, '$.lines') line
    where created_at >= ${from} and created_at < ${until}
    group by 1, 2`);
}

const paperCells = ({ series, rate, ...sums }: RateSum): string[] => [
  series === "PR" ? "Invoices" : "Credit notes",
  rate === null ? "" : String(rate / 100),
  ...parts.map((part) => decimalRupees(sums[part])),
];

function moneyCells(span: Span): string[][] {
  const sum = sumOf(takingsByDay(span));
  const { bankPaise, fees } = payoutsIn(span);
  const ofFees = (part: "feePaise" | "taxPaise") => fees.reduce((all, row) => all + row[part], 0);
  const rows: [string, number][] = [
    ["Came in online", sum.onlinePaise],
    ["Came in as cash", sum.cashPaise],
    ["Came in by UPI and bank", sum.bankPaise],
    ["Fees of the provider", sum.feePaise],
    ["GST in these fees", sum.taxPaise],
    ["Refunds", sum.refundedPaise],
    ["Taken by buyers' banks in disputes", sum.takenBackPaise],
    ["Returned by buyers' banks", sum.returnedPaise],
    ["Payouts of the provider to the bank", bankPaise],
    ["Fees in these payouts", ofFees("feePaise")],
    ["Input tax: GST in the fees of these payouts", ofFees("taxPaise")],
    ["Left after fees, refunds and disputes", leftOver(sum)],
    ["Debt written off (no discount: its tax stays due)", writtenOffIn(span)],
  ];
  return rows.map(([what, paise]) => [what, "", "", "", "", "", decimalRupees(paise)]);
}
