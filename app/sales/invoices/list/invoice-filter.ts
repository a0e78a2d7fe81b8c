import { monthOf } from "~/base/lib/days";
import { indianClock } from "~/base/lib/india/indian-time";
import { financialYear, monthBounds, yearBounds } from "../financial-year";

/** A financial year (`2627`) and one of its months (`2026-11`); an empty month means the whole year. */
export type InvoiceFilter = { year: string; month: string };

/** The filter in a query string; defaults to the financial year of `now` (UTC ms). */
export function invoiceFilterIn(query: URLSearchParams, now: number): InvoiceFilter {
  const requested = query.get("year") ?? "";
  const year = yearBounds(requested) ? requested : financialYear(now);
  const month = query.get("month") ?? "";
  return { year, month: monthsSoFar(year, now).includes(month) ? month : "" };
}

/** The months of a financial year that have begun by `now` (UTC ms). */
export const monthsSoFar = (year: string, now: number): string[] =>
  monthsOf(year).filter((month) => month <= monthOf(now));

/** The months of a financial year, `2026-04` to `2027-03`. */
function monthsOf(year: string): string[] {
  const first = indianClock(`20${year.slice(0, 2)}-04-01`);
  return Array.from({ length: 12 }, (_, index) => first.add(index, "month").format("YYYY-MM"));
}

/** The path of the GST return of the filter's month; of a whole year, that of the month that is due. */
export const returnPath = ({ month }: InvoiceFilter): string =>
  `/dashboard/admin/invoices/gst-return${month && `?month=${month}`}`;

/** Start and exclusive end of the filter's period (UTC ms). Throws a RangeError if there is no such period. */
export function boundsOf({ year, month }: InvoiceFilter): { from: number; until: number } {
  const bounds = month ? monthBounds(month) : yearBounds(year);
  if (!bounds) throw new RangeError(`No such time: ${year} ${month}`);
  return bounds;
}
