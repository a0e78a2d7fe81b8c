import { count, desc, eq, type SQL } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isOutgoing, isStuckMail, jobs, mails } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { settings } from "~/base/lib/env/settings.server";
import type { MailState } from "./mail-words";
import { withoutSecretLinks } from "./secret-links";

const mailsPerPage = 50;

type StoredMail = typeof mails.$inferSelect;

/** One page of the outbox, newest first; a page past the end returns the last one. */
export function outboxPage({ state, page }: { state: MailState | ""; page: number }) {
  const where = isIn(state);
  const { offset, ...place } = pageWithin(totalOf(where), page, mailsPerPage);
  const found = db
    .select({
      id: mails.id,
      recipient: mails.recipient,
      subject: mails.subject,
      status: mails.status,
      tries: mails.tries,
      nextTryAt: mails.nextTryAt,
      problem: mails.problem,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mailsPerPage)
    .offset(offset)
    .all();
  return { mails: found, ...place };
}

/**
 * One mail with its text; null if there is none. Links that only the recipient may use are hidden, unless the shop sends no
 * mail and hands letters on by itself.
 */
export function mailById(id: string): StoredMail | null {
  const mail = db.select().from(mails).where(eq(mails.id, id)).get();
  if (!mail || !settings.mail.smtp) return mail ?? null;
  const [text, html] = [withoutSecretLinks(mail.text), withoutSecretLinks(mail.html)];
  return { ...mail, text, html };
}

/**
 * Whether a mail server is set, why the last attempt to reach it failed (null: it did not), and how many mails are stuck.
 */
export function outboxHealth() {
  const job = db.select({ problem: jobs.problem }).from(jobs).where(eq(jobs.name, "mail")).get();
  return {
    isSetUp: settings.mail.smtp !== null,
    problem: settings.mail.smtp ? (job?.problem ?? null) : null,
    stuck: totalOf(isIn("stuck")),
  };
}

function totalOf(where: SQL | undefined): number {
  const row = db.select({ total: count() }).from(mails).where(where).get();
  return row?.total ?? 0;
}

function isIn(state: MailState | ""): SQL | undefined {
  switch (state) {
    case "":
      return undefined;
    case "waiting":
      return isOutgoing;
    case "sent":
      return eq(mails.status, "sent");
    case "stuck":
      return isStuckMail;
  }
}
