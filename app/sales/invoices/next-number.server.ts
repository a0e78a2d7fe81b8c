import { sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholdersOf, prepared } from "~/base/db/prepared.server";
import { invoiceCounters } from "~/base/db/schema";
import { financialYear } from "./financial-year";

/** Invoices and credit notes. */
export type Series = "PR" | "CN";

/** Also receipt and refund vouchers. */
export type PaperSeries = Series | "RV" | "RF";

/** Maximum length of an invoice number (rule 46 CGST Rules). */
const longest = 16;

/**
 * Takes the next number of a series in the financial year of `now` (UTC ms): `PR2627-000123`. Runs in the caller's
 * transaction: if that fails, the number is rolled back and the series has no gaps.
 */
export function nextNumber(tx: Writer, series: Series, now: number) {
  const year = financialYear(now);
  const counter = incrementCounter(tx).get({ series, year, last: 1 });
  if (!counter) throw new Error("The counter of the invoices was not stored");
  return { series, year, serial: counter.serial, number: numberOf(series, year, counter.serial) };
}

const incrementCounter = prepared((tx: Writer) =>
  tx
    .insert(invoiceCounters)
    .values(placeholdersOf(invoiceCounters))
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ serial: invoiceCounters.last })
    .prepare(),
);

/** Throws a RangeError if the number is longer than the law allows (after 999,999,999 invoices in a year). */
export function numberOf(series: PaperSeries, year: string, serial: number): string {
  const number = `${series}${year}-${String(serial).padStart(6, "0")}`;
  if (number.length > longest) throw new RangeError(`${number} is too long for an invoice`);
  return number;
}
