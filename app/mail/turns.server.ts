import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { mails } from "~/db/schema";
import { rescheduleFuture } from "~/db/clock-skew.server";
import { outgoing, pauseAfter } from "~/jobs/backoff";
import { hour, minute } from "~/lib/time";
import type { Outcome } from "./outcome";

/** How long (ms) one try has the mail for itself; longer than a try may take (`Patience.whole`). */
const turnFor = minute;
/** A mail that could not go for so long tells nothing new any more. */
const tooOld = 72 * hour;

/** A mail somebody is sending; `until` (UTC ms) is when the turn ends and names it: a later turn ends at another time. */
export type Turn = { mail: typeof mails.$inferSelect; until: number };

/** After the clock was set back: what was planned further ahead than any try ever is, is due now. */
export function bringMailsForward(now: number): Promise<void> {
  const of = inArray(mails.status, ["waiting", "sending"]);
  return rescheduleFuture({ table: mails, column: mails.nextTryAt, of }, outgoing.longest, now);
}

/** Whether anything is to be done. Reads only. */
export function isAnythingDue(now: number): boolean {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.status, ["waiting", "sending"]), lte(mails.nextTryAt, now)))
    .limit(1)
    .get();
  return due !== undefined;
}

/** Takes the mail that is due longest; null when none is. Two who ask at once never get the same. */
export function takeTurn(now: number): Promise<Turn | null> {
  return write((tx) => {
    const next = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, "waiting"), lte(mails.nextTryAt, now)))
      .orderBy(asc(mails.nextTryAt), asc(mails.id))
      .limit(1)
      .get();
    if (!next) return null;
    const until = now + turnFor;
    const [mail] = tx
      .update(mails)
      .set({ tries: sql`${mails.tries} + 1`, nextTryAt: until })
      .where(eq(mails.id, next.id))
      .returning()
      .all();
    return mail ? { mail, until } : null;
  });
}

/** Writes down that the end of the mail goes out now. False when the turn is over: somebody else may be at it. */
export function markHandedOver({ mail, until }: Turn): Promise<boolean> {
  return write((tx) => {
    const marked = tx
      .update(mails)
      .set({ status: "sending" })
      .where(and(eq(mails.id, mail.id), eq(mails.status, "waiting"), eq(mails.nextTryAt, until)))
      .returning({ id: mails.id })
      .all();
    return marked.length === 1;
  });
}

/** Writes down what came of a turn; an answer that comes late still counts, unless a person has sent the mail again. */
export async function endTurn({ mail, until }: Turn, outcome: Outcome, now: number): Promise<void> {
  await write((tx) => {
    tx.update(mails)
      .set(changesAfter(mail.tries, outcome, now))
      .where(
        and(
          eq(mails.id, mail.id),
          eq(mails.nextTryAt, until),
          inArray(mails.status, ["waiting", "sending", "uncertain"]),
        ),
      )
      .run();
  });
}

function changesAfter(tries: number, outcome: Outcome, now: number) {
  const { status, problem = null } = outcome;
  if (status === "sent") return { status, problem, sentAt: now };
  if (status !== "waiting") return { status, problem };
  if (tries >= outgoing.mostTries) return { status: "given-up" as const, problem };
  return { status, problem, nextTryAt: now + pauseAfter(tries, outgoing) };
}

/**
 * Mails whose end went out from a process that never heard an answer become `uncertain`. What waited for days (the shop
 * stood still, or sends its first mails ever) is given up: nobody wants to hear of last month's parcel.
 */
export async function closeOldTurns(now: number): Promise<void> {
  await write((tx) => {
    tx.update(mails)
      .set({
        status: "uncertain",
        problem: "The shop stopped before the mail server answered: it may have arrived",
      })
      .where(and(eq(mails.status, "sending"), lte(mails.nextTryAt, now)))
      .run();
    tx.update(mails)
      .set({
        status: "given-up",
        problem: sql`coalesce(${mails.problem}, 'It waited for more than three days')`,
      })
      .where(and(eq(mails.status, "waiting"), lte(mails.nextTryAt, now - tooOld)))
      .run();
  });
}
