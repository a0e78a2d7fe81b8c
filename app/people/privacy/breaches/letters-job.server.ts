import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { hashOf } from "~/people/accounts/token-hash.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { breaches, breachPersons } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { hour } from "~/base/lib/time";
import { postLetter } from "~/people/mail/post.server";
import { inLanguage } from "~/base/words/language";
import { type Breach, breachById } from "./breaches.server";
import { breachLetter } from "./letter";

const name = "breach letters";
/** Letters in one write: others wait for it. */
const batchSize = 50;

/** Lets the letters go to everybody on the list who has none yet; the job writes them. `now`: UTC ms. */
export async function sendLetters(id: string, actor: Actor, now = Date.now()): Promise<void> {
  await write((tx) => {
    const breach = breachById(id, tx);
    if (!breach) return;
    tx.update(breaches)
      .set({ lettersAt: breach.lettersAt ?? now, updatedAt: now })
      .where(eq(breaches.id, id))
      .run();
    tx.update(breachPersons)
      .set({ isToWrite: true })
      .where(
        and(
          eq(breachPersons.breachId, id),
          isNull(breachPersons.letterAt),
          ne(breachPersons.email, ""),
        ),
      )
      .run();
    recordChange(tx, { actor, action: "breach.letters", subject: { id, name: breach.title } });
    runSoon(tx, name, now);
  });
}

/**
 * Puts the letters that were let go into the outbox, some at a time; returns how many. A letter and the note that it was written are one
 * write, so nobody gets two.
 */
async function writeLetters(now: number, signal?: AbortSignal): Promise<number> {
  let written = 0;
  const open = db
    .select({ id: breaches.id })
    .from(breaches)
    .where(isNotNull(breaches.lettersAt))
    .all();
  for (const { id } of open) {
    const breach = breachById(id);
    if (!breach) continue;
    for (;;) {
      const count = await writeSome(breach, now);
      written += count;
      if (count < batchSize || signal?.aborted) break;
    }
  }
  return written;
}

function writeSome(breach: Breach, now: number): Promise<number> {
  return write((tx) => {
    const due = tx
      .select()
      .from(breachPersons)
      .where(
        and(
          eq(breachPersons.breachId, breach.id),
          // As the index says it.
          sql`is_to_write = 1 and letter_at is null`,
        ),
      )
      .limit(batchSize)
      .all();
    for (const person of due) {
      const key = `breach:${breach.id}:${hashOf(person.email)}`;
      inLanguage(person.language, () =>
        postLetter(
          tx,
          { key, kind: "breach", to: person.email },
          breachLetter(breach, person),
          now,
        ),
      );
    }
    const persons = due.map(({ person }) => person);
    tx.update(breachPersons)
      .set({ letterAt: now })
      .where(and(eq(breachPersons.breachId, breach.id), inArray(breachPersons.person, persons)))
      .run();
    return due.length;
  });
}

/** Writes the letters about a breach that the owner let go. */
export const breachLettersJob: Job = {
  name,
  every: hour,
  run: async (now, signal) => {
    const written = await writeLetters(now, signal);
    return written === 1 ? "1 letter is in the outbox." : `${written} letters are in the outbox.`;
  },
};
