import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { type tillDays, users } from "~/base/db/schema";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";
import { versionOf } from "~/base/lib/form/version.server";
import { type PaidOutRow, paidOutIn } from "~/office/expenses/paid-out.server";
import { coveredIn } from "./covered";
import { type DayRow, dayRows, isCash, sumOf, type TillWay } from "./day-rows.server";
import { lastClosing, storedDay, unsignedBefore } from "./last-closing.server";
import { piecesIn } from "./pieces";

type Stored = typeof tillDays.$inferSelect;

const waysInOrder: TillWay[] = ["upi", "bank", "cheque", "courier", "online", "unsaid"];

/**
 * The till of a day in India (`2026-11-30`), amounts in paise and times in UTC ms; null: there is no such day, or it is still to come.
 * Of a signed day the sums are those that were signed, by the rows that the signature covers; what was noted since is `late`.
 */
export function tillDayOf(day: string, now = Date.now()) {
  const [from, until] = [dayStart(day), dayEnd(day)];
  if (from === null || until === null || from > now) return null;
  const stored = storedDay(day);
  const rows = dayRows(db, { from, until });
  const covers = stored?.signedAt ? coveredIn(stored.signedRows) : () => true;
  const counted = rows.filter(covers);
  const paidOut = paidOutIn({ from: day, until: dayOf(until) }, true);
  const nameOf = namesOf([stored?.openedBy, stored?.signedBy, stored?.reopenedBy]);
  const closing = lastClosing(day);
  const sums = {
    cashInPaise: sumOf(counted, (row) => isCash(row) && row.paise > 0),
    cashBackPaise: sumOf(counted, (row) => isCash(row) && row.paise < 0),
    paidOutPaise: sumLeft(paidOut),
  };
  return {
    day,
    isToday: day === dayOf(now),
    opening: stored && {
      paise: stored.openingPaise,
      by: nameOf(stored.openedBy),
      at: stored.openedAt,
    },
    openingVersion: versionOf(stored?.openingPaise ?? null),
    /** Of the day that was signed last before this one. */
    closing,
    unsigned: unsignedBefore(day),
    ...sums,
    paidOut: paidOut.map(shown),
    expectedPaise: stored ? expectedIn(stored.openingPaise, counted, sums.paidOutPaise) : null,
    otherWays: waysInOrder.flatMap((way) => {
      const own = counted.filter((row) => row.way === way);
      return own.length === 0 ? [] : [{ way, paise: sumOf(own) }];
    }),
    signed: signatureOf(stored, nameOf),
    late: rows.filter((row) => !covers(row)).map(({ id: _id, ...row }) => row),
    reopened: stored?.reopenedAt
      ? { by: nameOf(stored.reopenedBy), at: stored.reopenedAt, reason: stored.reopenReason }
      : null,
  };
}

export type TillDay = NonNullable<ReturnType<typeof tillDayOf>>;

/** What should lie in the till, in paise: the opening cash, cash in less cash back of these rows, less what was paid out. */
export const expectedIn = (openingPaise: number, rows: DayRow[], paidOutPaise: number): number =>
  openingPaise + sumOf(rows, isCash) - paidOutPaise;

/** What was paid out and not taken back, in paise. */
const sumLeft = (rows: PaidOutRow[]) =>
  rows.reduce((sum, row) => sum + (row.takenBackBecause === null ? row.amountPaise : 0), 0);

const shown = ({ id, amountPaise, spentOn, words, toWhom, by, ...row }: PaidOutRow) => ({
  id,
  amountPaise,
  spentOn,
  words,
  toWhom,
  by,
  takenBack: row.takenBackBecause,
});

function signatureOf(stored: Stored | undefined, nameOf: (id: string | null) => string) {
  if (!stored?.signedAt) return null;
  const [countedPaise, expectedPaise] = [stored.countedPaise ?? 0, stored.expectedPaise ?? 0];
  return {
    expectedPaise,
    countedPaise,
    differencePaise: countedPaise - expectedPaise,
    word: stored.differenceWord,
    pieces: piecesIn(stored.pieces),
    by: nameOf(stored.signedBy),
    at: stored.signedAt,
  };
}

/** The names of these users by id; of who is not there any more nothing but that. */
export function namesOf(ids: (string | null | undefined)[]) {
  const asked = [...new Set(ids.filter((id) => typeof id === "string"))];
  const found =
    asked.length === 0
      ? []
      : db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, asked))
          .all();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id: string | null): string => names.get(id ?? "") ?? "somebody who is gone";
}
