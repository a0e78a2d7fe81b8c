import { dayOf, startOfDay } from "~/base/lib/days";
import { indianTime } from "~/base/lib/india/indian-time";

/** How soon the provider pays out: bank days after the day of the payment, and days (`2026-11-25`) on which banks are closed. */
export type PayoutRhythm = { days: number; holidays: string[] };

/** The provider pays out payments by foreign cards later than the owner's days, if these are fewer. */
const foreignDays = 7;

export const foreignRhythm = ({ days, holidays }: PayoutRhythm): PayoutRhythm => ({
  days: Math.max(days, foreignDays),
  holidays,
});

/** Banks are open from Monday to Saturday, but not on the second and fourth Saturday of a month nor on holidays. */
function isBankDay(start: number, holidays: ReadonlySet<string>): boolean {
  const date = indianTime(start);
  const saturday = Math.ceil(date.date() / 7);
  const isFreeSaturday = date.day() === 6 && (saturday === 2 || saturday === 4);
  return date.day() !== 0 && !isFreeSaturday && !holidays.has(dayOf(start));
}

/** The day (UTC ms of its start) by which money of this moment (UTC ms) should be paid out. */
export function dueOn(paidAt: number, { days, holidays }: PayoutRhythm): number {
  const closed = new Set(holidays);
  let start = startOfDay(paidAt);
  for (let left = days; left > 0;) {
    start = startOfDay(start, 1);
    if (isBankDay(start, closed)) left -= 1;
  }
  return start;
}

/** What was paid before this moment (UTC ms) is late at `now`: its day has passed, and one more bank day. */
export function lateBefore(now: number, { days, holidays }: PayoutRhythm): number {
  const closed = new Set(holidays);
  let start = startOfDay(now);
  for (let left = days + 1; left > 0;) {
    start = startOfDay(start, -1);
    if (isBankDay(start, closed)) left -= 1;
  }
  return start;
}
