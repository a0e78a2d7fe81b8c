import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { tillDays } from "~/base/db/schema";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";
import { paidOfTill } from "~/office/expenses/paid-out.server";
import { coveredIn } from "./covered";
import { dayRows, isCash, sumOf } from "./day-rows.server";

/** The last signed day before a day, what was counted then, and what came in cash since, less what went out (paise); null: none. */
export function lastClosing(day: string) {
  const last = db
    .select()
    .from(tillDays)
    .where(and(lt(tillDays.day, day), isNotNull(tillDays.signedAt)))
    .orderBy(desc(tillDays.day))
    .limit(1)
    .get();
  if (!last || last.countedPaise === null) return null;
  const [start, until, next] = [dayStart(last.day), dayStart(day), dayEnd(last.day)];
  if (start === null || until === null || next === null) return null;
  const covers = coveredIn(last.signedRows);
  const rows = dayRows(db, { from: start, until });
  const paidPaise = paidOfTill({ from: dayOf(next), until: day }, db);
  return {
    day: last.day,
    countedPaise: last.countedPaise,
    sincePaise: sumOf(rows, (row) => isCash(row) && !covers(row)) - paidPaise,
  };
}

/** The newest day before this one that was opened and is not signed; null: none. */
export const unsignedBefore = (day: string): string | null =>
  db
    .select({ day: tillDays.day })
    .from(tillDays)
    .where(and(lt(tillDays.day, day), isNull(tillDays.signedAt)))
    .orderBy(desc(tillDays.day))
    .limit(1)
    .get()?.day ?? null;

/** The till of a day as it is stored; undefined: it was not opened. */
export const storedDay = (day: string, from: Reader = db) =>
  from.select().from(tillDays).where(eq(tillDays.day, day)).get();
