import { inArray } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholdersOf, prepared, defaultsOf } from "~/base/db/prepared.server";
import { mails } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { oneLine } from "./one-line";

export type Mail = {
  /** Idempotency key, such as `order-paid:<order id>`: queued twice, the mail is sent once. */
  key: string;
  /** For the admin's list. */
  kind: string;
  recipient: string;
  /** Reduced to one line, so that user input cannot add headers. */
  subject: string;
  text: string;
  html: string;
  /** The order that it tells its buyer of. */
  orderId?: string | undefined;
  /** Whom an answer reaches, if that is not the sender: exactly one address. */
  replyTo?: string | undefined;
};

const longestSubject = 200;

/** Puts a mail into the outbox, in the transaction of the event it reports; the job `mail` sends it. `now` in UTC ms. */
export function queueMail(tx: Writer, mail: Mail, now = Date.now()): void {
  const subject = oneLine(mail.subject).slice(0, longestSubject);
  const row = { id: newId(now), ...mail, subject, nextTryAt: now, createdAt: now };
  insertOnce(tx).run({ ...defaultsOf(mails), ...row });
}

const insertOnce = prepared((tx: Writer) =>
  tx
    .insert(mails)
    .values(placeholdersOf(mails))
    .onConflictDoNothing({ target: mails.key })
    .prepare(),
);

/** Deletes all mails to these addresses: the people of the demo shop do not exist. */
export function dropMailsTo(tx: Writer, recipients: string[]): void {
  tx.delete(mails).where(inArray(mails.recipient, recipients)).run();
}
