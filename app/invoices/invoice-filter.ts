import { financialYear, monthBounds, yearBounds } from "./financial-year";

/** Which papers the list shows: a financial year (`2627`) and, if not all of it, one of its months (`2026-11`). */
export type InvoiceFilter = { year: string; month: string };

/** The filter in an address; the financial year of `now` (UTC ms) where it names none. */
export function invoiceFilterIn(query: URLSearchParams, now: number): InvoiceFilter {
  const asked = query.get("year") ?? "";
  const year = yearBounds(asked) ? asked : financialYear(now);
  const month = query.get("month") ?? "";
  return { year, month: monthsOf(year).includes(month) ? month : "" };
}

/** The months of a financial year, `2026-04` to `2027-03`. */
export function monthsOf(year: string): string[] {
  const began = 2000 + Number(year.slice(0, 2));
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1;
    return `${index < 9 ? began : began + 1}-${String(month).padStart(2, "0")}`;
  });
}

/** When it begins and when what follows it does (UTC ms). */
export function boundsOf({ year, month }: InvoiceFilter): { from: number; until: number } {
  const bounds = month ? monthBounds(month) : yearBounds(year);
  if (!bounds) throw new RangeError(`No such time: ${year} ${month}`);
  return bounds;
}

const names = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2026-11` → `November 2026`. */
export function monthInWords(month: string): string {
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
