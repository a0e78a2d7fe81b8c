import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { dayOf, dayStart, startOfDay } from "~/base/lib/days";

const keys = { since: "payouts.knownSince", done: "payouts.askedUntil" } as const;

/** How many days back payouts are asked for when the shop asks for the first time. */
const firstDays = 60;
/** A day is asked for again the next day, and once more: rows may come after midnight. */
const againDays = 2;

/** From when on (UTC ms) the shop knows every payout; null: it has not asked yet. */
export function knownSince(from: Reader = db): number | null {
  return dayStart(storedSettings(from).get(keys.since) ?? null);
}

/** The days to ask for at `now` (UTC ms), oldest first, as `2026-11-25`. */
export function daysToAsk(now: number): string[] {
  const done = dayStart(storedSettings(db).get(keys.done) ?? null);
  // A clock that was set back does not keep it from asking.
  const first =
    done === null ? startOfDay(now, -firstDays) : Math.min(startOfDay(done, 1), startOfDay(now));
  const days: string[] = [];
  for (let start = first; start <= now; start = startOfDay(start, 1)) days.push(dayOf(start));
  return days;
}

/** Whether a day (`2026-11-25`) ended so long before `now` (UTC ms) that all of it is told. */
export const isDoneDay = (asked: string, now: number): boolean =>
  (dayStart(asked) ?? now) <= startOfDay(now, -againDays);

/** Notes that a day was asked for; one that ended long enough ago is not asked for again. */
export function noteAsked(tx: Writer, asked: string, now: number): void {
  storeSettings(tx, {
    ...(knownSince(tx) === null && { [keys.since]: asked }),
    ...(isDoneDay(asked, now) && { [keys.done]: asked }),
  });
}
