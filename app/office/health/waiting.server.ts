import { and, count, gte, isNotNull, isNull, min, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "~/base/db/connection.server";
import {
  enquiries,
  isInReview,
  isOpen,
  isOpenEvent,
  isOpenRefund,
  isOutgoing,
  mails,
  orders,
  payments,
  refunds,
  webhookEvents,
} from "~/base/db/schema";
import { providerPaymentStatuses } from "~/base/db/statuses";
import { settings } from "~/base/lib/env/settings.server";

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

const queued = {
  mails: since(mails, mails.nextTryAt, isOutgoing),
  webhooks: since(webhookEvents, webhookEvents.nextTryAt, isOpenEvent),
  refunds: since(refunds, refunds.nextTryAt, isOpenRefund),
  enquiries: since(enquiries, enquiries.forwardNextAt, isNotNull(enquiries.forwardNextAt)),
};

/** Queues of the background jobs. Each has an index, so counting is cheap. */
export function queues(now = Date.now()) {
  const mailing = queue(queued.mails, now);
  const forwarding = queue(queued.enquiries, now);
  return {
    // Without a mail server or form service, entries stay in the shop and none is late.
    mails: settings.mail.smtp ? mailing : { ...mailing, late: 0 },
    webhooks: queue(queued.webhooks, now),
    refunds: queue(queued.refunds, now),
    enquiries: contact || bulk ? forwarding : { ...forwarding, late: 0 },
  };
}

const open = {
  reviews: since(payments, payments.createdAt, isInReview),
  unanswered: since(enquiries, enquiries.createdAt, isNull(enquiries.answeredAt)),
  unpaid: since(orders, orders.updatedAt, isOpen),
};

/** Things that wait for an admin or a shopper: how many, and since when (UTC ms; null: none). */
export function openThings() {
  return { reviews: open.reviews(), unanswered: open.unanswered(), unpaid: open.unpaid() };
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

function queue(state: ReturnType<typeof since>, now: number): Queue {
  const { total, first } = state();
  return { waiting: total, late: first === null ? 0 : Math.max(0, now - first) };
}

/** Asks how many such rows there are, up to `most`, and for the earliest time. */
function since(table: SQLiteTable, time: SQLiteColumn, where: SQL | undefined) {
  return () => {
    const few = db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(where)
      .limit(most)
      .as("few");
    const earliest = db
      .select({ first: min(time) })
      .from(table)
      .where(where)
      .get();
    const first = earliest?.first ?? null;
    return {
      total: db.select({ total: count() }).from(few).get()?.total ?? 0,
      first: first === null ? null : Number(first),
    };
  };
}

/** Bytes of the database file, without what the write-ahead log still holds. */
export function databaseSize(): number {
  const pages = sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  return db.get<{ bytes: number }>(pages).bytes;
}
