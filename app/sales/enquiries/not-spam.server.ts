import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { enquiries } from "~/base/db/schema";
import { firstAttemptAt } from "./enquiries.server";

/**
 * Takes the mark "may be spam" from an enquiry, which is then posted to its form service like any other. Returns the writer's name; null
 * if there is no such enquiry. `now`: UTC ms.
 */
export function setNotSpam(
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<{ name: string } | null> {
  return write((tx) => {
    const before = tx.select().from(enquiries).where(eq(enquiries.id, id)).get();
    if (!before) return null;
    const { name, kind } = before;
    if (!before.mayBeSpam) return { name };
    tx.update(enquiries)
      .set({ mayBeSpam: false, forwardNextAt: firstAttemptAt({ kind, mayBeSpam: false }, now) })
      .where(eq(enquiries.id, id))
      .run();
    recordChange(tx, {
      actor,
      action: "enquiry.not-spam",
      subject: { id, name: `${name} (${kind})` },
    });
    return { name };
  });
}
