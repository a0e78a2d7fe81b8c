import { asc, eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { deliverDue } from "~/people/mail/deliver.server";
import { type Mail, queueMail } from "~/people/mail/outbox.server";
import { defaultPatience, type Patience } from "~/people/mail/smtp.server";
import type { SmtpServer } from "~/base/lib/env/smtp-address";

export const sender = { name: "Prayosha Oil", address: "orders@shop.example" };

/** Everything is on this machine: a line that breaks does so soon. */
export const patience: Patience = defaultPatience;

/** A mail that waits since `at`; gives its id. */
export async function waiting(given: Partial<Mail> = {}, at = Date.now()): Promise<string> {
  const key = newId();
  const mail = {
    key,
    kind: "order-paid",
    recipient: "asha@example.com",
    subject: "Your order PR-000001 is confirmed",
    text: "Thank you.\n",
    html: "<p>Thank you.</p>",
    ...given,
  };
  await write((tx) => queueMail(tx, mail, at));
  const row = db.select({ id: mails.id }).from(mails).where(eq(mails.key, mail.key)).get();
  return row?.id ?? "";
}

export function mailOf(id: string) {
  const mail = db.select().from(mails).where(eq(mails.id, id)).get();
  if (!mail) throw new Error("There is no such mail");
  return mail;
}

/** The mails of one kind, or all, in the order they were written. */
export const mailsOf = (kind?: string) =>
  db
    .select()
    .from(mails)
    .where(kind ? eq(mails.kind, kind) : undefined)
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .all();

export const emptyOutbox = () => write((tx) => void tx.delete(mails).run());

/** One run of the worker against this server, at this moment (UTC ms), until it ends or `signal` says so. */
export function deliver(
  server: SmtpServer,
  at?: number,
  impatience: Partial<Patience> = {},
  signal?: AbortSignal,
) {
  return deliverDue({
    server,
    from: sender,
    patience: { ...patience, ...impatience },
    ...(at && { now: () => at }),
    ...(signal && { signal }),
  });
}
