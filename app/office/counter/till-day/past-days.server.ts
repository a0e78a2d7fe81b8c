import { and, desc, gte, lt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { tillDays } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { day as dayLong } from "~/base/lib/time";
import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { namesOf } from "./till-day.server";

/** Days of the till that somebody sees who is not the owner: a seller does not add up the month. */
const daysInSight = 7;
const daysOnPage = 31;

/** The first day (`2026-11-24`) whose till this person may see. `now`: UTC ms. */
const firstInSight = (member: Member, now: number): string =>
  may(member, "owner") ? "" : dayOf(now - (daysInSight - 1) * dayLong);

/** Whether this person may see the till of a day. `now`: UTC ms. */
export const isInSight = (day: string, member: Member, now = Date.now()): boolean =>
  day >= firstInSight(member, now);

/** Days with a till that this person may see, newest first, those before `before` (a day; "": the newest); amounts in paise. */
export function pastDays(member: Member, before: string, now = Date.now()) {
  const first = firstInSight(member, now);
  const found = db
    .select()
    .from(tillDays)
    .where(and(gte(tillDays.day, first), before === "" ? undefined : lt(tillDays.day, before)))
    .orderBy(desc(tillDays.day))
    .limit(daysOnPage + 1)
    .all();
  const rows = found.slice(0, daysOnPage);
  const nameOf = namesOf(rows.map(({ signedBy }) => signedBy));
  return {
    days: rows.map(({ day, openingPaise, countedPaise, expectedPaise, signedAt, signedBy }) => ({
      day,
      openingPaise,
      signed:
        signedAt === null || countedPaise === null || expectedPaise === null
          ? null
          : { by: nameOf(signedBy), countedPaise, differencePaise: countedPaise - expectedPaise },
    })),
    /** The last day shown, where there are earlier ones. */
    earlier: found.length > daysOnPage ? (rows.at(-1)?.day ?? null) : null,
  };
}

export type PastDay = ReturnType<typeof pastDays>["days"][number];
