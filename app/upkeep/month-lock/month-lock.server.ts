import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Writer } from "~/base/db/connection.server";
import { lockedMonths, users } from "~/base/db/schema";
import { monthInWords } from "~/base/lib/dates";
import { monthOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { type Actor, recordChange } from "../audit/record.server";
import { isLocked } from "./open-time.server";

/** Locks a month (`2026-11`) that is over. False: it is not over, or locked already. `now`: UTC ms. */
export function lockMonth(tx: Writer, month: string, actor: Actor, now = Date.now()): boolean {
  if (month >= monthOf(now) || isLocked(month, tx)) return false;
  const id = newId(now);
  tx.insert(lockedMonths).values({ id, month, lockedBy: actor.id, lockedAt: now }).run();
  const subject = { id, name: monthInWords(month) };
  recordChange(tx, { actor, action: "month.lock", subject, after: { locked: "yes" } });
  return true;
}

/** Opens a locked month again. False: it is not locked. `now`: UTC ms. */
export function unlockMonth(
  tx: Writer,
  month: string,
  because: string,
  actor: Actor,
  now = Date.now(),
): boolean {
  const [row] = tx
    .update(lockedMonths)
    .set({ unlockedBy: actor.id, unlockedAt: now, unlockedBecause: because })
    .where(and(eq(lockedMonths.month, month), isNull(lockedMonths.unlockedAt)))
    .returning({ id: lockedMonths.id })
    .all();
  if (!row) return false;
  const subject = { id: row.id, name: monthInWords(month) };
  recordChange(tx, { actor, action: "month.unlock", subject, after: { reason: because } });
  return true;
}

const opener = alias(users, "opener");

/** Each time a month was locked, the newest first: by whom, and who opened it again, when and why. Times in UTC ms. */
export const locksOf = (month: string) =>
  db
    .select({
      id: lockedMonths.id,
      lockedBy: users.name,
      lockedAt: lockedMonths.lockedAt,
      unlockedBy: opener.name,
      unlockedAt: lockedMonths.unlockedAt,
      unlockedBecause: lockedMonths.unlockedBecause,
    })
    .from(lockedMonths)
    .leftJoin(users, eq(users.id, lockedMonths.lockedBy))
    .leftJoin(opener, eq(opener.id, lockedMonths.unlockedBy))
    .where(eq(lockedMonths.month, month))
    .orderBy(desc(lockedMonths.lockedAt), desc(lockedMonths.id))
    .all();
