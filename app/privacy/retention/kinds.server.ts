import { and, asc, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import {
  apiTokens,
  auditLog,
  carts,
  consents,
  enquiries,
  grievances,
  hasBuyer,
  isSettledGrievance,
  mails,
  orders,
  quotes,
  sessions,
} from "~/db/schema";
import { day } from "~/lib/time";
import { erasedName } from "../erase-account.server";
import { eraseQuotes } from "../goods.server";
import { forgetGrievances } from "../grievances.server";
import { eraseMailsAbout } from "../erase-mails.server";
import { eraseOrders } from "../erase-user.server";
import { booksKeptFrom } from "./books-kept";

/** At least a year (DPDP Rules r.8(3)), leap years too. */
export const aYear = 366 * day;

/** A kind of data that goes by time. `remove`: at most `most` rows of those that are due, by an index; returns how many. */
type Kind = {
  kind: string;
  what: string;
  howLong: string;
  remove: (tx: Writer, now: number, most: number) => number;
};

/** What this job removes, in the order of the owner's screen. What the notice promises (`consent/notice/`) stands here. */
export const retention: readonly Kind[] = [
  {
    kind: "carts",
    what: "Carts of guests that were left behind",
    howLong: "A year after they were used last",
    remove: (tx, now, most) => {
      const due = tx
        .select({ id: carts.id })
        .from(carts)
        .where(and(lt(carts.updatedAt, now - aYear), isNull(carts.userId)))
        .orderBy(asc(carts.updatedAt))
        .limit(most);
      return tx.delete(carts).where(inArray(carts.id, due)).run().changes;
    },
  },
  {
    kind: "orders",
    what: "Buyers of old orders: name, numbers, address and mails leave the order; lines, amounts and invoices stay",
    howLong: "72 months after the annual return of the year is due (s.36 CGST Act)",
    remove: forgetOldBuyers,
  },
  {
    kind: "enquiries",
    what: "Messages of the contact and bulk forms",
    howLong: "A year",
    remove: (tx, now, most) => {
      const due = tx
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(lt(enquiries.createdAt, now - aYear))
        .limit(most);
      return tx.delete(enquiries).where(inArray(enquiries.id, due)).run().changes;
    },
  },
  {
    kind: "complaints",
    what: "Who complained; numbers and times stay",
    howLong: "72 months, as the books, after the complaint was settled",
    remove: forgetOldGrievances,
  },
  {
    kind: "quotes",
    what: "Customers of quotes that became no order; lines and amounts stay",
    howLong: "A year after the quote ended",
    remove: forgetOldQuotes,
  },
  {
    kind: "mails",
    what: "Mails in the outbox",
    howLong: "A year",
    remove: (tx, now, most) => {
      const due = tx
        .select({ id: mails.id })
        .from(mails)
        .where(lt(mails.createdAt, now - aYear))
        .limit(most);
      return tx.delete(mails).where(inArray(mails.id, due)).run().changes;
    },
  },
  {
    kind: "audit",
    what: "The audit log: what admins and staff changed",
    howLong: "A year",
    remove: (tx, now, most) => {
      const due = tx
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(lt(auditLog.createdAt, now - aYear))
        .limit(most);
      return tx.delete(auditLog).where(inArray(auditLog.id, due)).run().changes;
    },
  },
  {
    kind: "logins",
    what: "Logins of devices and programs that have ended",
    howLong: "Until they end",
    remove: (tx, now, most) => {
      const pages = tx
        .select({ id: sessions.tokenHash })
        .from(sessions)
        .where(lt(sessions.expiresAt, now))
        .limit(most);
      const programs = tx
        .select({ id: apiTokens.tokenHash })
        .from(apiTokens)
        .where(lt(apiTokens.expiresAt, now))
        .limit(most);
      return (
        tx.delete(sessions).where(inArray(sessions.tokenHash, pages)).run().changes +
        tx.delete(apiTokens).where(inArray(apiTokens.tokenHash, programs)).run().changes
      );
    },
  },
  {
    kind: "consents",
    what: "Consents to news that were withdrawn",
    howLong: "A year after they were withdrawn",
    remove: (tx, now, most) => {
      const due = tx
        .select({ id: consents.id })
        .from(consents)
        .where(and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, now - aYear)))
        .limit(most);
      return tx.delete(consents).where(inArray(consents.id, due)).run().changes;
    },
  },
];

/** What goes by time in other jobs and rooms, which hold these rules; for the owner's screen. */
export const keptElsewhere: readonly { what: string; howLong: string; where: string }[] = [
  { what: "Guests who never paid", howLong: "30 days", where: "job “guests”" },
  { what: "Links that were mailed", howLong: "Until they end", where: "job “guests”" },
  { what: "Events of the payment provider", howLong: "90 days", where: "job “webhooks”" },
  { what: "What the owner was told", howLong: "30 days", where: "job “notices”" },
  {
    what: "“Tell me when it is back”",
    howLong: "A week, at most a year",
    where: "job “stock-alerts”",
  },
  { what: "Searches that found nothing", howLong: "90 days", where: "job “search”" },
  { what: "Networks of logins, counted tries", howLong: "Until they end", where: "each login" },
  { what: "Invoices and credit notes", howLong: "They stay", where: "numbered books" },
  { what: "Accounts and reviews", howLong: "Until they are erased", where: "the person" },
];

function forgetOldBuyers(tx: Writer, now: number, most: number): number {
  const orderIds = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(hasBuyer, lt(orders.createdAt, booksKeptFrom(now))))
    .orderBy(asc(orders.createdAt))
    .limit(most)
    .all()
    .map(({ id }) => id);
  if (orderIds.length === 0) return 0;
  eraseOrders(tx, { orderIds });
  eraseMailsAbout(tx, orderIds);
  return orderIds.length;
}

function forgetOldQuotes(tx: Writer, now: number, most: number): number {
  const ids = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        lt(quotes.createdAt, now - aYear),
        lt(quotes.validUntil, now - aYear),
        ne(quotes.name, erasedName),
        isNull(quotes.orderId),
      ),
    )
    .limit(most)
    .all()
    .map(({ id }) => id);
  if (ids.length > 0) eraseQuotes(tx, ids, now);
  return ids.length;
}

function forgetOldGrievances(tx: Writer, now: number, most: number): number {
  const ids = tx
    .select({ id: grievances.id })
    .from(grievances)
    .where(
      and(
        isSettledGrievance,
        lt(grievances.settledAt, booksKeptFrom(now)),
        ne(grievances.name, ""),
      ),
    )
    .orderBy(asc(grievances.settledAt))
    .limit(most)
    .all()
    .map(({ id }) => id);
  forgetGrievances(tx, ids);
  return ids.length;
}
