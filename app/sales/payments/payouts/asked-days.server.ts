import { db, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { dayOf, dayStart, startOfDay } from "~/base/lib/days";

const keys = { since: "payouts.knownSince", done: "payouts.askedUntil" } as const;

/** How many days back payouts are asked for when the shop asks for the first time. */
const firstDays = 60;
/** A day is asked for again the next day, and once more: rows may come after midnight. */
const againDays = 2;

/**
 * From when on (UTC ms) the shop knows every payout. Null: it has not asked yet, or had no answer since the day before `now` (UTC ms), and
 * what it does not know may have been paid out.
 */
export function knownSince(now: number): number | null {
  const stored = storedSettings(db);
  const done = dayStart(stored.get(keys.done) ?? null);
  const isUpToDate = done !== null && done >= startOfDay(now, -againDays - 1);
  return isUpToDate ? dayStart(stored.get(keys.since) ?? null) : null;
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
    ...(!storedSettings(tx).has(keys.since) && { [keys.since]: asked }),
    ...(isDoneDay(asked, now) && { [keys.done]: asked }),
  });
}
