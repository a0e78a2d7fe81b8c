import { eq } from "drizzle-orm";
import { type Writer, write } from "~/base/db/connection.server";
import { tillDays } from "~/base/db/schema";
import { date } from "~/base/lib/dates";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";
import { isOvertaken } from "~/base/lib/form/version.server";
import { rupees } from "~/base/lib/money";
import { paidOfTill } from "~/office/expenses/paid-out.server";
import { type Actor, type AuditAction, recordChange } from "~/upkeep/audit/record.server";
import { dayRows } from "./day-rows.server";
import { storedDay } from "./last-closing.server";
import { expectedIn } from "./till-day.server";
import type { Pieces } from "./pieces";

/**
 * Opens the till of a day with the cash (paise) that lies in it, or corrects that until it is signed. `version`: of the cash that the form
 * showed, null before the day was opened. `signed`: it is; a sum: what somebody else has written meanwhile.
 */
export function openTill(
  day: string,
  openingPaise: number,
  actor: Actor,
  version: string,
  now = Date.now(),
) {
  return write((tx): "signed" | { storedPaise: number | null } | null => {
    const before = storedDay(day, tx);
    if (before?.signedAt) return "signed";
    const storedPaise = before?.openingPaise ?? null;
    if (isOvertaken(storedPaise, version, openingPaise)) return { storedPaise };
    if (storedPaise === openingPaise) return null;
    if (before) tx.update(tillDays).set({ openingPaise }).where(eq(tillDays.day, day)).run();
    else tx.insert(tillDays).values({ day, openingPaise, openedBy: actor.id, openedAt: now }).run();
    record(tx, "till.open", day, actor, {
      before: { opening: before ? rupees(before.openingPaise) : null },
      after: { opening: rupees(openingPaise) },
    });
    return null;
  });
}

type Counted = {
  countedPaise: number;
  pieces: Pieces | null;
  word: string;
  /** What the form said was expected, in paise; null if it does not say. */
  version: number | null;
};

/** Why a till is not signed. `differs`: a word is missing why. `moved`: money came or went since the page was shown. */
type NotSigned =
  | { problem: "closed" }
  | { problem: "moved"; expectedPaise: number }
  | { problem: "differs"; differencePaise: number };

/** Signs what was counted in the till of a day: from now on it stays as it is. Pressed twice it is signed once. */
export function signTill(
  day: string,
  { countedPaise, pieces, word, version }: Counted,
  actor: Actor,
  now = Date.now(),
) {
  const [from, until] = [dayStart(day) ?? now, dayEnd(day) ?? now];
  return write((tx): NotSigned | { problem: null; differencePaise: number } => {
    const stored = storedDay(day, tx);
    if (!stored) return { problem: "closed" };
    if (stored.signedAt) {
      const isAgain = stored.signedBy === actor.id && stored.countedPaise === countedPaise;
      if (!isAgain) return { problem: "closed" };
      return { problem: null, differencePaise: countedPaise - (stored.expectedPaise ?? 0) };
    }
    const rows = dayRows(tx, { from, until });
    const paidPaise = paidOfTill({ from: day, until: dayOf(until) }, tx);
    const expectedPaise = expectedIn(stored.openingPaise, rows, paidPaise);
    if (expectedPaise !== version) return { problem: "moved", expectedPaise };
    const differencePaise = countedPaise - expectedPaise;
    if (differencePaise !== 0 && word === "") return { problem: "differs", differencePaise };
    tx.update(tillDays)
      .set({
        expectedPaise,
        countedPaise,
        pieces: pieces && JSON.stringify(pieces),
        differenceWord: differencePaise === 0 ? "" : word,
        signedRows: JSON.stringify(rows.map(({ id }) => id)),
        signedBy: actor.id,
        signedAt: now,
      })
      .where(eq(tillDays.day, day))
      .run();
    record(tx, "till.sign", day, actor, {
      after: { counted: rupees(countedPaise), difference: rupees(differencePaise) },
    });
    return { problem: null, differencePaise };
  });
}

/** Opens a signed day again, as the owner has found something. False: it is not signed, and this was not pressed twice. */
export function reopenTill(day: string, reason: string, actor: Actor, now = Date.now()) {
  return write((tx): boolean => {
    const stored = storedDay(day, tx);
    if (!stored?.signedAt) return stored?.reopenedBy === actor.id && stored.reopenReason === reason;
    tx.update(tillDays)
      .set({
        expectedPaise: null,
        countedPaise: null,
        pieces: null,
        differenceWord: "",
        signedRows: null,
        signedBy: null,
        signedAt: null,
        reopenedBy: actor.id,
        // Later than another time: triggers tell by it that the day is opened once more.
        reopenedAt: Math.max(now, (stored.reopenedAt ?? 0) + 1),
        reopenReason: reason,
      })
      .where(eq(tillDays.day, day))
      .run();
    record(tx, "till.reopen", day, actor, {
      before: { counted: rupees(stored.countedPaise ?? 0) },
      after: { counted: null, reason },
    });
    return true;
  });
}

type Fields = Record<string, string | null>;

function record(
  tx: Writer,
  action: AuditAction,
  day: string,
  actor: Actor,
  changed: { before?: Fields; after: Fields },
): void {
  const subject = { id: day, name: date(dayStart(day) ?? 0) };
  recordChange(tx, { actor, action, subject, ...changed });
}
