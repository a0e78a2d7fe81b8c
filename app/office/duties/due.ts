import type { Dayjs } from "dayjs";
import { indianClock } from "~/base/lib/india/indian-time";

/** A time that a duty is about, `2026-11`, `2026-Q4`, `2025-26`, and the day by which it is due, `2026-12-11`. */
type Due = { period: string; day: string };

/** What is due in the month that begins on this day, by the rule of a duty; null: nothing. */
export type Rule = (first: Dayjs) => Due | null;

const on = (first: Dayjs, dayOfMonth: number) => first.date(dayOfMonth).format("YYYY-MM-DD");

/** The month before, due on this day of each month. */
export const monthly =
  (dayOfMonth: number): Rule =>
  (first) => ({ period: first.subtract(1, "month").format("YYYY-MM"), day: on(first, dayOfMonth) });

/** The quarter before, due on this day of January, April, July and October. */
export const quarterly =
  (dayOfMonth: number): Rule =>
  (first) =>
    beginsQuarter(first)
      ? { period: quarterOf(first.subtract(1, "month")), day: on(first, dayOfMonth) }
      : null;

/** The month before, if it is the first or second of a quarter. */
export const withinQuarter =
  (dayOfMonth: number): Rule =>
  (first) =>
    beginsQuarter(first) ? null : monthly(dayOfMonth)(first);

/** The financial year that ended last, or ends with that month, due on this day of a month (1 to 12). */
export const ofFinancialYear =
  (month: number, dayOfMonth: number): Rule =>
  (first) => {
    if (first.month() + 1 !== month) return null;
    const ends = first.year();
    const period = `${ends - 1}-${String(ends % 100).padStart(2, "0")}`;
    return { period, day: on(first, dayOfMonth) };
  };

/** Once, on this day. */
export const once =
  (day: string): Rule =>
  (first) =>
    day.startsWith(first.format("YYYY-MM")) ? { period: day, day } : null;

/** Every so many months from a day on that is known, on the last day of a month that is too short. Empty: never. */
export const every =
  (months: number, known: string): Rule =>
  (first) => {
    if (known === "") return null;
    const start = indianClock(known);
    const apart = (first.year() - start.year()) * 12 + first.month() - start.month();
    if (apart % months !== 0) return null;
    const day = start.add(apart, "month").format("YYYY-MM-DD");
    return { period: day, day };
  };

/** The same, for something that was done on that day: that day itself is not due. */
export const everyAfter =
  (months: number, known: string): Rule =>
  (first) => {
    const due = every(months, known)(first);
    return due && due.day > known ? due : null;
  };

/** `2028-02-29` → `2029-02-28`. */
export const aYearAfter = (day: string): string =>
  indianClock(day).add(1, "year").format("YYYY-MM-DD");

const beginsQuarter = (first: Dayjs) => first.month() % 3 === 0;

const quarterOf = (month: Dayjs) => `${month.year()}-Q${Math.floor(month.month() / 3) + 1}`;

/** The first days of the months of a span of days, both included: made once for many rules. */
export function monthsBetween(from: string, until: string): Dayjs[] {
  const found: Dayjs[] = [];
  const last = indianClock(until);
  for (let first = indianClock(`${from.slice(0, 7)}-01`); !first.isAfter(last);) {
    found.push(first);
    first = first.add(1, "month");
  }
  return found;
}

/** What a rule makes due in a span of days, both included. `months`: those of the span, or of a longer one. */
export const dueBetween = (
  rule: Rule,
  from: string,
  until: string,
  months = monthsBetween(from, until),
): Due[] =>
  months
    .map(rule)
    .filter((due) => due !== null)
    .filter(({ day }) => day >= from && day <= until);

/** `2026-11` → `November 2026`, `2026-Q4` → `October to December 2026`; years and days as they are read. */
export function periodInWords(period: string): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  if (quarter) {
    const first = indianClock(`${year}-01-01`).add((Number(quarter) - 1) * 3, "month");
    return `${first.format("MMMM")} to ${first.add(2, "month").format("MMMM YYYY")}`;
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(period)) return indianClock(period).format("D MMMM YYYY");
  const [start = "", end = ""] = period.split("-");
  // No month has a number above 12.
  return Number(end) > 12 ? `${start}–${end}` : indianClock(`${period}-01`).format("MMMM YYYY");
}
