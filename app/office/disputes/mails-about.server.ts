import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { withoutTokens } from "~/people/mail/secret-links";

/** Mails that went to an order's buyer about it, oldest first; links that only the buyer may use are taken out. `at`: UTC ms. */
export const mailsAbout = (orderId: string) =>
  db
    .select({
      id: mails.id,
      subject: mails.subject,
      text: mails.text,
      sentAt: mails.sentAt,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(and(eq(mails.orderId, orderId), inArray(mails.status, ["sent", "uncertain"])))
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .all()
    .map(({ id, subject, text, sentAt, createdAt }) => ({
      id,
      subject,
      text: withoutTokens(text),
      at: sentAt ?? createdAt,
    }));
