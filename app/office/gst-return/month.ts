import { indianTime } from "~/base/lib/india/indian-time";
import { monthBounds } from "~/sales/invoices/financial-year";

/** A month of returns, `2026-11`, with its start and exclusive end (UTC ms). */
export type ReturnMonth = { month: string; from: number; until: number };

/** The month in a query string; else the one before that of `now` (UTC ms), whose return is due. */
export function returnMonthIn(query: URLSearchParams, now: number): ReturnMonth {
  return monthNamed(query.get("month") ?? "") ?? lastMonth(now);
}

/** The month of this name; null if it is none. */
function monthNamed(month: string): ReturnMonth | null {
  const bounds = monthBounds(month);
  return bounds && { month, ...bounds };
}

/** The months to choose from, the newest first: this one, and `count` before. */
export function monthsBefore(now: number, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, back) =>
    indianTime(now).subtract(back, "month").format("YYYY-MM"),
  );
}

/** The return period as the file names it: `112026`. */
export const periodOf = (month: string): string => month.slice(5) + month.slice(0, 4);

function lastMonth(now: number): ReturnMonth {
  const [, before = ""] = monthsBefore(now, 1);
  const found = monthNamed(before);
  if (!found) throw new RangeError(`No month before ${now}`);
  return found;
}
