import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { grievanceAnswers, grievances } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { nextDue } from "./clocks";
import { type Grievance, grievanceByNumber } from "./grievances.server";
import { mailAcknowledged, mailAnswer } from "./letters.server";

/** `already`: somebody else did it before, and nothing was changed. */
export type Changed = "done" | "already" | "unknown";

/** Says to the complainant that a person has read it, who then takes it for no spam; the first time counts. `now`: UTC ms. */
export function acknowledge(number: string, actor: Actor, now = Date.now()): Promise<Changed> {
  return inOpen(number, (tx, grievance) => {
    if (grievance.acknowledgedAt !== null) return "already";
    const changed = step(tx, grievance, { acknowledgedAt: now, mayBeSpam: false });
    mailAcknowledged(tx, changed, now);
    record(tx, "grievance.acknowledge", grievance, actor);
    return "done";
  });
}

/**
 * Sends the complainant an answer, which also acknowledges; with `settles` it ends the complaint. A settled one takes no more answers.
 * `now`: UTC ms. `id`: of its form; sent twice, it is sent once.
 */
export function answer(
  number: string,
  { words, settles }: { words: string; settles: boolean },
  actor: Actor,
  now = Date.now(),
  id = newId(now),
): Promise<Changed> {
  return inOpen(number, (tx, grievance) => {
    const isSent = tx.select().from(grievanceAnswers).where(eq(grievanceAnswers.id, id)).get();
    if (isSent) return "done";
    const changed = step(tx, grievance, {
      acknowledgedAt: grievance.acknowledgedAt ?? now,
      ...(settles ? { settledAt: now } : { mayBeSpam: false }),
    });
    const row = {
      id,
      grievanceId: grievance.id,
      words,
      settles,
      actorName: actor.name,
      createdAt: now,
    };
    tx.insert(grievanceAnswers).values(row).run();
    mailAnswer(tx, changed, row, now);
    record(tx, settles ? "grievance.settle" : "grievance.answer", grievance, actor);
    return "done";
  });
}

/** Takes the mark "may be spam" from a complaint, open or settled. */
export function setNotSpam(number: string, actor: Actor): Promise<Changed> {
  return write((tx) => {
    const grievance = grievanceByNumber(number, tx);
    if (!grievance) return "unknown";
    if (!grievance.mayBeSpam) return "already";
    tx.update(grievances).set({ mayBeSpam: false }).where(eq(grievances.id, grievance.id)).run();
    record(tx, "grievance.not-spam", grievance, actor);
    return "done";
  });
}

function inOpen(
  number: string,
  change: (tx: Writer, grievance: Grievance) => Changed,
): Promise<Changed> {
  return write((tx) => {
    const grievance = grievanceByNumber(number, tx);
    if (!grievance) return "unknown";
    return grievance.settledAt === null ? change(tx, grievance) : "already";
  });
}

function step(
  tx: Writer,
  before: Grievance,
  changes: { acknowledgedAt: number; settledAt?: number; mayBeSpam?: false },
): Grievance {
  const after = { ...before, ...changes };
  const dueAt = nextDue(after);
  tx.update(grievances)
    .set({ ...changes, dueAt })
    .where(eq(grievances.id, before.id))
    .run();
  return { ...after, dueAt };
}

/** The log names the complaint alone: its words and the answer stand on its screen. */
function record(
  tx: Writer,
  action: `grievance.${"acknowledge" | "answer" | "settle" | "not-spam"}`,
  { id, number }: Grievance,
  actor: Actor,
): void {
  recordChange(tx, { actor, action, subject: { id, name: number } });
}
