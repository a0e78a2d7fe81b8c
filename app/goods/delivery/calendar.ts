import type { Dayjs } from "dayjs";
import { inWords } from "~/base/lib/dates";
import { indianClock, indianTime } from "~/base/lib/india/indian-time";
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
  const placed = indianTime(now);
  const isBefore = placed.hour() * 60 + placed.minute() < cutOff;
  const leaves = businessDay(isBefore ? placed : placed.add(1, "day"), closed);
  const from = businessDaysLater(leaves, daysMin, closed);
  const to = businessDaysLater(from, daysMax - daysMin, closed);
  return { from: named(from), to: named(to) };
}

const named = (day: Dayjs) => day.format("YYYY-MM-DD");

/** Monday to Saturday, no holiday. */
const isBusinessDay = (day: Dayjs, holidays: ReadonlySet<string>) =>
  day.day() !== 0 && !holidays.has(named(day));

/** This day, or the next business day after it. */
function businessDay(day: Dayjs, holidays: ReadonlySet<string>): Dayjs {
  let found = day;
  while (!isBusinessDay(found, holidays)) found = found.add(1, "day");
  return found;
}

function businessDaysLater(day: Dayjs, days: number, holidays: ReadonlySet<string>): Dayjs {
  let reached = day;
  for (let left = days; left > 0; left -= 1) reached = businessDay(reached.add(1, "day"), holidays);
  return reached;
}

/** `25–27 Nov`, `Wed 25 Nov`, `30 Nov – 2 Dec`, `30 Dec 2026 – 2 Jan 2027`. */
export function arrivalInWords({ from, to }: Arrival): string {
  const [first, last] = [indianClock(from), indianClock(to)];
  if (from === to) return inWords(first, "ddd D MMM");
  if (first.year() !== last.year())
    return `${inWords(first, "D MMM YYYY")} – ${inWords(last, "D MMM YYYY")}`;
  if (first.month() !== last.month())
    return `${inWords(first, "D MMM")} – ${inWords(last, "D MMM")}`;
  return `${first.date()}–${inWords(last, "D MMM")}`;
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

/** Minutes after midnight → `14:00`, as a field for a time has it; in sentences: `clockWords`. */
export const timeOfDay = (minutes: number): string =>
  indianClock("1970-01-01").add(minutes, "minute").format("HH:mm");
