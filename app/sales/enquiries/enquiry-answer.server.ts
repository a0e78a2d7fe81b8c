import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { enquiries } from "~/base/db/schema";

type Answered = { name: string } | null;

/**
 * Marks an enquiry as answered by this admin, or as not answered. Changes nothing if it already is, so the first admin to
 * answer stays named. Returns the writer's name; null if there is no such enquiry.
 */
export const setAnswered = (
  id: string,
  answered: boolean,
  actor: Actor,
  now = Date.now(),
): Promise<Answered> => write((tx) => markAnswered(tx, id, answered, actor, now));

/** `setAnswered` inside a write. */
export function markAnswered(
  tx: Writer,
  id: string,
  answered: boolean,
  actor: Actor,
  now: number,
): Answered {
  const before = tx.select().from(enquiries).where(eq(enquiries.id, id)).get();
  if (!before) return null;
  const { name, kind, answeredAt } = before;
  if ((answeredAt !== null) === answered) return { name };
  tx.update(enquiries)
    .set(
      answered
        ? { answeredAt: now, answeredBy: actor.name }
        : { answeredAt: null, answeredBy: null },
    )
    .where(eq(enquiries.id, id))
    .run();
  recordChange(tx, {
    actor,
    action: "enquiry.answered",
    subject: { id, name: `${name} (${kind})` },
    before: { answered: !answered },
    after: { answered },
  });
  return { name };
}
