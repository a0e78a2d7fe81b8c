import type { Writer } from "~/db/connection.server";
import { mails } from "~/db/schema";
import { newId } from "~/lib/ids.server";

export type Mail = {
  /** What it tells, such as `order-paid:<order id>`: asked for twice, it is sent once. */
  key: string;
  /** For the admin's list. */
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** Puts a mail into the outbox, in the transaction of what it tells; a worker sends it. */
export async function queueMail(tx: Writer, mail: Mail, now = Date.now()): Promise<void> {
  await tx
    .insert(mails)
    .values({ id: newId(now), ...mail, nextTryAt: now, createdAt: now })
    .onConflictDoNothing({ target: mails.key });
}
