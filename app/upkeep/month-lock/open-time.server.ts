import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { lockedMonths } from "~/base/db/schema";
import { monthInWords } from "~/base/lib/dates";
import { monthOf } from "~/base/lib/days";
import { indianTime, utcOf } from "~/base/lib/india/indian-time";

/**
 * The time that a paper or money of `now` (both UTC ms) gets: now, or the start of the next month that is not locked. What comes late,
 * such as the news of a payment, and what a clock that is behind would date back is kept all the same.
 */
export function openTime(from: Reader, now: number): number {
  let time = now;
  while (isLocked(monthOf(time), from))
    time = utcOf(indianTime(time).startOf("month").add(1, "month"));
  return time;
}

/** Whether a month (`2026-11`) is locked. */
export const isLocked = (month: string, from: Reader = db): boolean =>
  standing(from).get({ month }) !== undefined;

const standing = prepared((from: Reader) =>
  from
    .select({ locked: sql`1` })
    .from(lockedMonths)
    .where(and(eq(lockedMonths.month, placeholder("month")), isNull(lockedMonths.unlockedAt)))
    .prepare(),
);

/** Why nothing can be noted or changed on a day (`2026-11-30`), as a sentence; null: it can. */
export function lockedProblem(day: string, from: Reader = db): string | null {
  const month = day.slice(0, 7);
  return isLocked(month, from)
    ? `${monthInWords(month)} is locked: its papers and money stay as they are. The owner can open it again.`
    : null;
}
