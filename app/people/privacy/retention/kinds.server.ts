import { and, inArray, isNotNull, lt, type SQL, notExists, eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Writer } from "~/base/db/connection.server";
import {
  apiTokens,
  auditLog,
  carts,
  consents,
  enquiries,
  mails,
  sessions,
  breaches,
  customerNotes,
  orders,
} from "~/base/db/schema";
import { forgetOldVisits } from "~/upkeep/visits/count.server";
import { aYear, booksKeptFrom } from "./how-long";
import { forgetOldBuyers, forgetOldGrievances, forgetOldQuotes } from "./forget-old.server";
import { removeUnseen } from "./unseen-carts.server";
import { forgetTouchedBy } from "../breaches/persons.server";

/** A kind of data that goes by time. `remove`: at most `most` rows of those that are due, by an index; returns how many. */
type Kind = {
  kind: string;
  what: string;
  howLong: string;
  remove: (tx: Writer, now: number, most: number) => number;
};

/** Removes rows of a table by their key. `isDue`: whose time is over at a moment (UTC ms). */
const rowsOf =
  (
    table: SQLiteTable,
    key: SQLiteColumn,
    isDue: (now: number) => SQL | undefined,
  ): Kind["remove"] =>
  (tx, now, most) => {
    const due = tx.select({ key }).from(table).where(isDue(now)).limit(most);
    return tx.delete(table).where(inArray(key, due)).run().changes;
  };

const endedSessions = rowsOf(sessions, sessions.tokenHash, (now) => lt(sessions.expiresAt, now));
const endedTokens = rowsOf(apiTokens, apiTokens.tokenHash, (now) => lt(apiTokens.expiresAt, now));

/** What this job removes, in the order of the owner's screen. What the notice promises (`people/consent/notice/`) stands here. */
export const retention: readonly Kind[] = [
  {
    kind: "carts",
    what: "Carts that were left behind, of guests and accounts",
    howLong: "A year after they were used last",
    remove: rowsOf(carts, carts.id, (now) => lt(carts.updatedAt, now - aYear)),
  },
  {
    kind: "carts begun",
    what: "Guests’ carts that are empty, or whose cookie never came back",
    howLong: "2 days",
    remove: removeUnseen,
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
    remove: rowsOf(enquiries, enquiries.id, (now) => lt(enquiries.createdAt, now - aYear)),
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
    kind: "notes",
    what: "The owner’s notes of customers",
    howLong: "As the orders of the number, if nobody changed them since",
    remove: forgetOldNotes,
  },
  {
    kind: "breaches",
    what: "Who stands in the breach book; that somebody was told stays",
    howLong: "A year after the letter, or after they were added if there is none to write",
    remove: forgetTouched,
  },
  {
    kind: "mails",
    what: "Mails in the outbox",
    howLong: "A year",
    remove: rowsOf(mails, mails.id, (now) => lt(mails.createdAt, now - aYear)),
  },
  {
    kind: "audit",
    what: "The audit log: what admins and staff changed",
    howLong: "A year",
    remove: rowsOf(auditLog, auditLog.id, (now) => lt(auditLog.createdAt, now - aYear)),
  },
  {
    kind: "logins",
    what: "Logins of devices and programs that have ended",
    howLong: "Until they end",
    remove: (tx, now, most) => endedSessions(tx, now, most) + endedTokens(tx, now, most),
  },
  {
    kind: "consents",
    what: "Consents to news that were withdrawn",
    howLong: "A year after they were withdrawn",
    remove: rowsOf(consents, consents.id, (now) =>
      and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, now - aYear)),
    ),
  },
  {
    kind: "visits",
    what: "Totals of visits by day; nothing about any person",
    howLong: "400 days",
    remove: forgetOldVisits,
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
  {
    what: "Networks of logins, as codes that cannot be read back",
    howLong: "90 days after the last login from there",
    where: "each login",
  },
  { what: "Counted tries, as such codes", howLong: "Until they end", where: "each login" },
  { what: "Invoices and credit notes", howLong: "They stay", where: "numbered books" },
  { what: "Accounts and reviews", howLong: "Until they are erased", where: "the person" },
];

/** What the owner noted of people, at most `most` rows at once; each returns how many. `now`: UTC ms. */

/** Notes older than the books, of numbers that no order has any more. */
function forgetOldNotes(tx: Writer, now: number, most: number): number {
  const ofNumber = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.buyerPhone, customerNotes.phone));
  const due = tx
    .select({ phone: customerNotes.phone })
    .from(customerNotes)
    .where(and(lt(customerNotes.updatedAt, booksKeptFrom(now)), notExists(ofNumber)))
    .limit(most);
  return tx.delete(customerNotes).where(inArray(customerNotes.phone, due)).run().changes;
}

/** Who was touched by breaches that are more than a year old. */
function forgetTouched(tx: Writer, now: number, most: number): number {
  const old = tx
    .select({ id: breaches.id })
    .from(breaches)
    .where(lt(breaches.createdAt, now - aYear));
  return forgetTouchedBy(tx, old, now - aYear, most);
}
