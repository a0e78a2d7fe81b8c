import { and, eq, inArray } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { mails } from "~/db/schema";
import { stuckStatuses } from "./outbox-list.server";

/** Lets a stuck mail be sent from now on (UTC ms), as if for the first time. False when it is not stuck (any more). */
export function sendAgain(id: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const freed = tx
      .update(mails)
      .set({ status: "waiting", tries: 0, nextTryAt: now, problem: null })
      .where(and(eq(mails.id, id), inArray(mails.status, [...stuckStatuses])))
      .returning({ id: mails.id })
      .all();
    return freed.length === 1;
  });
}
