import { inArray } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholdersOf, prepared, defaultsOf } from "~/db/prepared.server";
import { mails } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { oneLine } from "./one-line";

export type Mail = {
  /** What it tells, such as `order-paid:<order id>`: asked for twice, it is sent once. */
  key: string;
  /** For the admin's list. */
  kind: string;
  recipient: string;
  /** Made one line: what people typed into a name cannot add headers. */
  subject: string;
  text: string;
  html: string;
};

const longestSubject = 200;

/** Puts a mail into the outbox, in the transaction of what it tells; a worker sends it. `now` in UTC ms. */
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

/** Takes all mails to these addresses out of the outbox: the people of the demo shop do not exist. */
export function dropMailsTo(tx: Writer, recipients: string[]): void {
  tx.delete(mails).where(inArray(mails.recipient, recipients)).run();
}
