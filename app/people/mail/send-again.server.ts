import { and, eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { isStuckMail, mails } from "~/base/db/schema";

/** Makes a stuck mail due now (UTC ms), with a fresh count of attempts. False if it is not stuck. */
export function sendAgain(id: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const requeued = tx
      .update(mails)
      .set({ status: "waiting", tries: 0, nextTryAt: now, problem: null })
      .where(and(eq(mails.id, id), isStuckMail))
      .returning({ id: mails.id })
      .all();
    return requeued.length === 1;
  });
}
