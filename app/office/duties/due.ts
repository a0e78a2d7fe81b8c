import { monthInWords } from "~/base/lib/dates";
import { indianClock } from "~/base/lib/india/indian-time";

/** A time that a duty is about, `2026-11`, `2026-Q4`, `2025-26`, and the day by which it is due, `2026-12-11`. */
type Due = { period: string; day: string };

/**
 * What is due in a month by the rule of a duty; null: nothing. Months are counted (`monthNumber`): Today asks every rule for each month
 * since the shop counts.
 */
export type Rule = (month: number) => Due | null;

/** `2026-12` or a day of it → twelve for each year and one for each month; `monthName` leads back. */
const monthNumber = (text: string): number =>
  Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

/** A month by its number → `2026-12`. */
export const monthName = (month: number): string =>
  `${yearOfMonth(month)}-${twoDigits((month % 12) + 1)}`;

/** A month by its number → its year. */
export const yearOfMonth = (month: number): number => Math.floor(month / 12);

const twoDigits = (number: number) => String(number).padStart(2, "0");

const on = (month: number, dayOfMonth: number) => `${monthName(month)}-${twoDigits(dayOfMonth)}`;

/** The month before, due on this day of each month. */
export const monthly =
  (dayOfMonth: number): Rule =>
  (month) => ({ period: monthName(month - 1), day: on(month, dayOfMonth) });

/** The quarter before, due on this day of January, April, July and October. */
export const quarterly =
  (dayOfMonth: number): Rule =>
  (month) =>
    beginsQuarter(month) ? { period: quarterOf(month - 1), day: on(month, dayOfMonth) } : null;

/** The month before, if it is the first or second of a quarter. */
export const withinQuarter =
  (dayOfMonth: number): Rule =>
  (month) =>
    beginsQuarter(month) ? null : monthly(dayOfMonth)(month);

/** The financial year that ended last, or ends with that month, due on this day of a month of the year (1 to 12). */
export const ofFinancialYear =
  (monthOfYear: number, dayOfMonth: number): Rule =>
  (month) => {
    if ((month % 12) + 1 !== monthOfYear) return null;
    const ends = yearOfMonth(month);
    return { period: `${ends - 1}-${twoDigits(ends % 100)}`, day: on(month, dayOfMonth) };
  };

/** Once, on this day. */
export const once =
  (day: string): Rule =>
  (month) =>
    monthNumber(day) === month ? { period: day, day } : null;

/** Every so many months from a day on that is known, on the last day of a month that is too short. Empty: never. */
export const every =
  (months: number, known: string): Rule =>
  (month) => {
    const apart = month - monthNumber(known);
    if (known === "" || apart % months !== 0) return null;
    const day = indianClock(known).add(apart, "month").format("YYYY-MM-DD");
    return { period: day, day };
  };

/** The same, for something that was done on that day: that day itself is not due. */
export const everyAfter =
  (months: number, known: string): Rule =>
  (month) => {
    const due = every(months, known)(month);
    return due && due.day > known ? due : null;
  };

/** `2028-02-29` → `2029-02-28`. */
export const aYearAfter = (day: string): string =>
  indianClock(day).add(1, "year").format("YYYY-MM-DD");

const beginsQuarter = (month: number) => month % 3 === 0;

const quarterOf = (month: number) => `${yearOfMonth(month)}-Q${Math.floor((month % 12) / 3) + 1}`;

/** What a rule makes due in a span of days, both included. */
export function dueBetween(rule: Rule, from: string, until: string): Due[] {
  const found: Due[] = [];
  for (let month = monthNumber(from); month <= monthNumber(until); month += 1) {
    const due = rule(month);
    if (due && due.day >= from && due.day <= until) found.push(due);
  }
  return found;
}

/** Whether a month or a quarter is over on this day (`2026-12-01`); what is no such period always is. */
export function isOver(period: string, today: string): boolean {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  const last = quarter ? `${year}-${twoDigits(Number(quarter) * 3)}` : period;
  const isMonth = last.length === 7 && Number(last.slice(5)) <= 12;
  return !isMonth || last < today.slice(0, 7);
}

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
  return Number(end) > 12 ? `${start}–${end}` : monthInWords(period);
}
