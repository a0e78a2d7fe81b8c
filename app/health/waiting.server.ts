import { and, count, gte, isNotNull, isNull, min, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "~/db/connection.server";
import {
  enquiries,
  isInReview,
  isOpen,
  mails,
  orders,
  payments,
  refunds,
  webhookEvents,
} from "~/db/schema";
import { providerPaymentStatuses } from "~/db/statuses";
import { settings } from "~/lib/env/settings.server";

/** State of one queue. */
export type Queue = {
  /** Number of entries, counted up to `most`. */
  waiting: number;
  /** How long (ms) the first entry is overdue; 0: none is. */
  late: number;
};

/** Exact counts beyond this say nothing new, and take longer the longer the queue is. */
export const most = 10_000;

const { contact, bulk } = settings.formServices;

/** Queues of the background jobs. Each has an index, so counting is cheap. */
export function queues(now = Date.now()) {
  const mailing = queue(
    mails,
    mails.nextTryAt,
    sql`${mails.status} in ('waiting', 'sending')`,
    now,
  );
  const webhooks = queue(
    webhookEvents,
    webhookEvents.nextTryAt,
    sql`${webhookEvents.status} in ('new', 'error')`,
    now,
  );
  const refunding = queue(
    refunds,
    refunds.nextTryAt,
    sql`${refunds.status} in ('requested', 'pending')`,
    now,
  );
  const forwarding = queue(
    enquiries,
    enquiries.forwardNextAt,
    isNotNull(enquiries.forwardNextAt),
    now,
  );
  return {
    // Without a mail server or form service, entries stay in the shop and none is late.
    mails: settings.mail.smtp ? mailing : { ...mailing, late: 0 },
    webhooks,
    refunds: refunding,
    enquiries: contact || bulk ? forwarding : { ...forwarding, late: 0 },
  };
}

/** Things that wait for an admin or a shopper: how many, and since when (UTC ms; null: none). */
export function openThings() {
  const reviews = since(payments, payments.createdAt, isInReview);
  const unanswered = since(enquiries, enquiries.createdAt, isNull(enquiries.answeredAt));
  const unpaid = since(orders, orders.updatedAt, isOpen);
  return { reviews, unanswered, unpaid };
}

/** Payments known since `from` (UTC ms), counted by status. */
export function paymentStates(from: number) {
  return providerPaymentStatuses.map((status) => {
    const row = db
      .select({ total: count() })
      .from(payments)
      .where(and(sql`${payments.status} = ${status}`, gte(payments.createdAt, from)))
      .get();
    return { status, total: row?.total ?? 0 };
  });
}

function queue(table: SQLiteTable, due: SQLiteColumn, where: SQL | undefined, now: number): Queue {
  const { total, first } = since(table, due, where);
  return { waiting: total, late: first === null ? 0 : Math.max(0, now - first) };
}

function since(table: SQLiteTable, time: SQLiteColumn, where: SQL | undefined) {
  const few = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(most)
    .as("few");
  const counted = db.select({ total: count() }).from(few).get();
  const oldest = db
    .select({ first: min(time) })
    .from(table)
    .where(where)
    .get();
  return { total: counted?.total ?? 0, first: oldest?.first == null ? null : Number(oldest.first) };
}

/** Bytes of the database file, without what the write-ahead log still holds. */
export function databaseSize(): number {
  const pages = sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  return db.get<{ bytes: number }>(pages)?.bytes ?? 0;
}
