import { and, eq, isNull } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { dutiesDone, dutyDays } from "~/base/db/schema";
import { dayOf, startOfDay } from "~/base/lib/days";
import { indianClock } from "~/base/lib/india/indian-time";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { nameOf } from "./done.server";
import { dueBetween } from "./due";
import { duties, dutyNamed, lawOfAudits } from "./duty-list";
import { dutyFacts } from "./duty-settings.server";
import type { DutyFacts } from "./facts";

/** One duty of one period. `day`: by when, `2026-12-11`; `putOff`: who put it off to that day, or "". */
export type OpenDuty = { duty: string; period: string; day: string; putOff: string };

/** How many days before a duty the owner is told of it. */
export const toldBefore = 7;

/** A government puts a date off by some months at most. */
export const mostPutOff = 12;

/**
 * What is due and not done: all that is overdue, and what comes in these days, by the day it is due. `now`: UTC ms.
 */
export function openDuties(now: number, daysAhead: number): OpenDuty[] {
  const until = dayOf(startOfDay(now, daysAhead));
  const done = new Set(standing(db).map(keyOf));
  return dueDuties(dutyFacts(db), until, db).filter((due) => !done.has(keyOf(due)));
}

/** Everything that is due from the day on from which the shop counts until this one, both included, done or not. */
export function dueDuties(facts: DutyFacts, until: string, from: Reader = db): OpenDuty[] {
  const others = new Map(
    from
      .select()
      .from(dutyDays)
      .all()
      .map((row) => [keyOf(row), row]),
  );
  const { since, begins } = facts;
  // What was due before may have been put off into the span.
  const first = others.size > 0 ? monthsBefore(since, mostPutOff) : since;
  const found = duties.flatMap((duty) => {
    const rule = duty.rule(facts);
    const from = duty.isSeenBySelf ? lawOfAudits : first;
    const due = rule ? dueBetween(rule, from, until) : [];
    return due.map((each) => ({ duty: duty.key, ...each, putOff: "" }));
  });
  return found
    .map((due) => {
      const other = others.get(keyOf(due));
      return other ? { ...due, day: other.day, putOff: other.because } : due;
    })
    .filter(({ duty, day }) => {
      const counts = day >= since && day >= (begins[duty] ?? "");
      return day <= until && (counts || dutyNamed(duty)?.isSeenBySelf);
    })
    .sort((one, two) => (one.day < two.day ? -1 : Number(one.day > two.day)));
}

/** To which day a duty was put off for a period, and who says so; null: it was not. */
export function dayPutOff(of: Pick<OpenDuty, "duty" | "period">, from: Reader = db) {
  const is = and(eq(dutyDays.duty, of.duty), eq(dutyDays.period, of.period));
  const { day, because } = dutyDays;
  return from.select({ day, because }).from(dutyDays).where(is).get() ?? null;
}

/** Puts a duty off for a period, to a day that a government has named. */
export function putOff(tx: Writer, row: typeof dutyDays.$inferInsert, actor: Actor): void {
  const target = [dutyDays.duty, dutyDays.period];
  tx.insert(dutyDays).values(row).onConflictDoUpdate({ target, set: row }).run();
  recordChange(tx, {
    actor,
    action: "duty.put-off",
    subject: { id: `${row.duty} ${row.period}`, name: nameOf(row) },
    after: { day: row.day, because: row.because },
  });
}

const standing = (from: Reader) =>
  from
    .select({ duty: dutiesDone.duty, period: dutiesDone.period })
    .from(dutiesDone)
    .where(isNull(dutiesDone.takenBackAt))
    .all();

const keyOf = ({ duty, period }: { duty: string; period: string }) => `${duty} ${period}`;

const monthsBefore = (day: string, months: number): string =>
  indianClock(day).subtract(months, "month").format("YYYY-MM-DD");
