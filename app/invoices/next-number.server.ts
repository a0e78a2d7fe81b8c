import { sql } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholdersOf, prepared } from "~/db/prepared.server";
import { invoiceCounters } from "~/db/schema";
import { financialYear } from "./financial-year";

export type Series = "PR" | "CN";

/** Rule 46 of the CGST rules allows no more. */
const longest = 16;

/**
 * Takes the next number of a series in the financial year of `now` (UTC ms): `PR2627-000123`. Taken in the caller's
 * transaction, so that a number is given back when that fails, and the series has no gaps.
 */
export function nextNumber(tx: Writer, series: Series, now: number) {
  const year = financialYear(now);
  const counter = counted(tx).get({ series, year, last: 1 });
  if (!counter) throw new Error("The counter of the invoices was not stored");
  return { series, year, serial: counter.serial, number: numberOf(series, year, counter.serial) };
}

const counted = prepared((tx: Writer) =>
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

/** Throws a RangeError when the number would be longer than the law allows (after 999,999,999 invoices in a year). */
export function numberOf(series: Series, year: string, serial: number): string {
  const number = `${series}${year}-${String(serial).padStart(6, "0")}`;
  if (number.length > longest) throw new RangeError(`${number} is too long for an invoice`);
  return number;
}
