import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { moneyPaidOut, tillDays, users } from "~/base/db/schema";
import { date } from "~/base/lib/dates";
import { dayStart } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";

type Row = typeof moneyPaidOut.$inferSelect;

/** What was paid, in paise. `id`: of its form (`rowOfForm`), so that one sent twice is noted once. */
type PaidOut = Omit<Row, "notedBy" | "takesBack" | "createdAt">;

/** What became of a payment. `problem`: a sentence, about the field `of`; `again`: this was done before. */
type Noted = { problem?: string; of?: "day" | "way"; again?: boolean };

/** Notes what was paid. `now`: UTC ms. */
export function notePaidOut(tx: Writer, paid: PaidOut, actor: Actor, now = Date.now()): Noted {
  if (rowOf(paid.id, tx)) return { again: true };
  const locked = lockedProblem(paid.day, tx);
  if (locked) return { problem: locked, of: "day" };
  const problem = tillProblem(paid, tx);
  if (problem) return { problem, of: "way" };
  tx.insert(moneyPaidOut)
    .values({ ...paid, notedBy: actor.id, createdAt: now })
    .run();
  record(tx, paid, actor, { noted: rupees(paid.amountPaise) });
  return {};
}

/** Takes back a row that was noted by mistake, by another one, and says why. `now`: UTC ms. */
export function takeBackPaidOut(
  tx: Writer,
  id: string,
  reason: string,
  actor: Actor,
  now = Date.now(),
): Noted {
  const row = rowOf(id, tx);
  if (!row || row.takesBack !== null) return { problem: "There is no such payment." };
  if (isTakenBack(id, tx)) return { again: true };
  const problem = lockedProblem(row.day, tx) ?? tillProblem(row, tx);
  if (problem) return { problem };
  tx.insert(moneyPaidOut)
    .values({
      ...row,
      id: newId(),
      amountPaise: -row.amountPaise,
      gstPaise: -row.gstPaise,
      words: reason,
      notedBy: actor.id,
      takesBack: id,
      createdAt: now,
    })
    .run();
  record(tx, row, actor, { takenBack: `${rupees(row.amountPaise)}: ${reason}` });
  return {};
}

/** The payment with this id; undefined: none. */
export const rowOf = (id: string, from: Reader = db) =>
  from.select().from(moneyPaidOut).where(eq(moneyPaidOut.id, id)).get();

/** Whether another row takes this one back. */
export const isTakenBack = (id: string, from: Reader = db): boolean =>
  from.select().from(moneyPaidOut).where(eq(moneyPaidOut.takesBack, id)).get() !== undefined;

/** A payment as the audit log names it: its day and what it was for. */
export const nameOfRow = ({ day, words }: Pick<Row, "day" | "words">): string =>
  `${date(dayStart(day) ?? 0)}: ${words}`;

/** Why a row of the till cannot be noted or changed, as a sentence: cash leaves only one that is open, and what was signed stays. Null: it can. */
export function tillProblem({ way, day }: Pick<Row, "way" | "day">, from: Reader): string | null {
  if (way !== "till") return null;
  const till = from.select().from(tillDays).where(eq(tillDays.day, day)).get();
  const name = `The till of ${date(dayStart(day) ?? 0)}`;
  if (!till) return `${name} is not open: open it first, with the cash that lies in it.`;
  return till.signedAt === null
    ? null
    : `${name} is signed: nothing more can be noted in it. The owner can open it again.`;
}

function record(
  tx: Writer,
  row: Pick<Row, "id" | "day" | "words">,
  actor: Actor,
  after: Record<string, string>,
): void {
  recordChange(tx, {
    actor,
    action: "noted" in after ? "expense.create" : "expense.take-back",
    subject: { id: row.id, name: nameOfRow(row) },
    after,
  });
}

const back = alias(moneyPaidOut, "back");
const taker = alias(users, "taker");

/**
 * What was paid in a span of days (`2026-11-01`, the end exclusive), by the till alone or in any way, oldest first: each row with who
 * noted it and, where it was taken back, who did and why. Amounts are those that were noted, in paise.
 */
export function paidOutIn(span: { from: string; until: string }, till = false) {
  return db
    .select({
      id: moneyPaidOut.id,
      day: moneyPaidOut.day,
      amountPaise: moneyPaidOut.amountPaise,
      way: moneyPaidOut.way,
      spentOn: moneyPaidOut.spentOn,
      words: moneyPaidOut.words,
      toWhom: moneyPaidOut.toWhom,
      gstPaise: moneyPaidOut.gstPaise,
      billNumber: moneyPaidOut.billNumber,
      gstin: moneyPaidOut.gstin,
      by: users.name,
      at: moneyPaidOut.createdAt,
      takenBackBecause: back.words,
      takenBackBy: taker.name,
    })
    .from(moneyPaidOut)
    .leftJoin(users, eq(users.id, moneyPaidOut.notedBy))
    .leftJoin(back, eq(back.takesBack, moneyPaidOut.id))
    .leftJoin(taker, eq(taker.id, back.notedBy))
    .where(
      and(
        gte(moneyPaidOut.day, span.from),
        lt(moneyPaidOut.day, span.until),
        isNull(moneyPaidOut.takesBack),
        till ? eq(moneyPaidOut.way, "till") : undefined,
      ),
    )
    .orderBy(asc(moneyPaidOut.day), asc(moneyPaidOut.createdAt), asc(moneyPaidOut.id))
    .all();
}

export type PaidOutRow = ReturnType<typeof paidOutIn>[number];

/** The cash that left the till in a span of days (the end exclusive), in paise. */
export const paidOfTill = (span: { from: string; until: string }, from: Reader = db): number =>
  from
    .select({ paise: sql<number>`coalesce(sum(${moneyPaidOut.amountPaise}), 0)` })
    .from(moneyPaidOut)
    .where(
      and(
        gte(moneyPaidOut.day, span.from),
        lt(moneyPaidOut.day, span.until),
        eq(moneyPaidOut.way, "till"),
      ),
    )
    .get()?.paise ?? 0;
