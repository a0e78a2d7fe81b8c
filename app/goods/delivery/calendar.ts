import { dayNumber } from "~/base/lib/day-count";
import { aheadOfUtc, day, minute } from "~/base/lib/time";
import { dayName, monthName } from "~/base/lib/dates";
import { language } from "~/base/words/language";
import { t } from "~/base/words/say";

/** When parcels leave. Days are `2026-11-25`, Indian time. */
export type Calendar = {
  /** Minutes after midnight in India; an order placed at this minute or later leaves on the next business day. */
  cutOff: number;
  /** Days on which nothing is sent or delivered, besides Sundays. */
  holidays: string[];
};

/** First and last day of arrival, `2026-11-25`. */
type Arrival = { from: string; to: string };

/**
 * The days on which an order placed `now` (UTC ms) arrives: it leaves today or on the next business day, and takes `daysMin` to
 * `daysMax` business days from there.
 */
export function arrivalOf(
  { daysMin, daysMax }: { daysMin: number; daysMax: number },
  { cutOff, holidays }: Calendar,
  now: number,
): Arrival {
  const closed = new Set(holidays);
  const today = dayNumber(now);
  const minutes = Math.floor(((now + aheadOfUtc) % day) / minute);
  const leaves = businessDay(minutes < cutOff ? today : today + 1, closed);
  const from = businessDaysLater(leaves, daysMin, closed);
  const to = businessDaysLater(from, daysMax - daysMin, closed);
  return { from: named(from), to: named(to) };
}

/** Monday to Saturday, no holiday. */
function isBusinessDay(date: string, holidays: ReadonlySet<string>): boolean {
  return weekdayOf(numberOf(date)) !== 0 && !holidays.has(date);
}

/** This day, or the next business day after it. Day numbers as in `dayNumber`. */
function businessDay(number: number, holidays: ReadonlySet<string>): number {
  let found = number;
  while (!isBusinessDay(named(found), holidays)) found += 1;
  return found;
}

function businessDaysLater(number: number, days: number, holidays: ReadonlySet<string>): number {
  let reached = number;
  for (let left = days; left > 0; left -= 1) reached = businessDay(reached + 1, holidays);
  return reached;
}

const named = (number: number) => new Date(number * day).toISOString().slice(0, 10);
const numberOf = (date: string) => Date.parse(date) / day;
/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => (number + 4) % 7;

/** `Wed`; in Gujarati and Hindi the whole name. */
const weekdayName = (index: number) =>
  language() === "en" ? dayName(index).slice(0, 3) : dayName(index);

/** `25–27 Nov`, `Wed 25 Nov`, `30 Nov – 2 Dec`, `30 Dec 2026 – 2 Jan 2027`. */
export function arrivalInWords({ from, to }: Arrival): string {
  const first = partsOf(from);
  const last = partsOf(to);
  if (from === to) return `${first.weekday} ${first.day} ${first.month}`;
  if (first.year !== last.year)
    return `${first.day} ${first.month} ${first.year} – ${last.day} ${last.month} ${last.year}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${last.day} ${last.month}`;
  return `${first.day}–${last.day} ${last.month}`;
}

/** `2–3 days`, `1 day`, `up to 2 days`, `the same day`: for pages without a date. */
export function daysInWords(daysMin: number, daysMax: number): string {
  if (daysMax === 0) return t("the same day");
  if (daysMin === 0)
    return t("{n, plural, one {up to # day} other {up to # days}}", { n: daysMax });
  return daysMin === daysMax
    ? t("{n, plural, one {# day} other {# days}}", { n: daysMax })
    : t("{from}–{to} days", { from: daysMin, to: daysMax });
}

function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const weekday = weekdayName(weekdayOf(numberOf(date)));
  return { year, month: monthName(month - 1), day, weekday };
}

/** Minutes after midnight → `14:00`, as a field for a time has it; in sentences: `clockWords`. */
export function timeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
