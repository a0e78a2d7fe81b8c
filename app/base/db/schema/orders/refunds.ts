import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { refundStatuses } from "~/base/db/statuses";
import { createdAt, id, paise, timestamp, updatedAt } from "../columns";
import { orders } from "./orders";
import { payments } from "./payments";
import { payouts } from "./payouts";

/** Refunds. The row is written before the provider is called, so that after a crash the call is repeated with the same key. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    /** Sent to the provider as `X-Refund-Idempotency`: repeating a key returns the same refund. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** The provider's id, `rfnd_…`; null until it answered. */
    providerRefundId: text("provider_refund_id"),
    /** Null for orders paid by hand, which are also refunded by hand. */
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "restrict" }),
    /** Null: the payment belongs to no order. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", { enum: refundStatuses }).notNull().default("requested"),
    /** Reason for the shopper and the accounts, in the admin's words. */
    reason: text("reason").notNull().default(""),
    /** Refunded lines, `[{ position, quantity, paise }]` as JSON; null: an amount only. */
    lines: text("lines"),
    /** Delivery and fee that this refund gives back, part of the amount. */
    deliveryPaise: paise("delivery_paise").notNull().default(0),
    feePaise: paise("fee_paise").notNull().default(0),
    /** The admin's id, or `provider` for refunds made in the provider's dashboard. */
    actor: text("actor").notNull(),
    /** Why it failed, as a sentence for the admin. */
    failure: text("failure"),
    /** How much of it (paise) was more than its payment had left when the provider told of it: a person looks at that. */
    excessPaise: paise("excess_paise").notNull().default(0),
    /** Another amount (paise) that the provider told of it later, which is not written down: a person looks at that, too. Null: none. */
    toldPaise: paise("told_paise"),
    /** When an admin dismissed a failed or doubted refund or started another; null: it stays on the review page. */
    failureSeenAt: timestamp("failure_seen_at"),
    /** The payout from which it was taken, which triggers write. Null: none that the shop knows. */
    payoutId: text("payout_id").references(() => payouts.id),
    tries: integer("tries").notNull().default(0),
    nextTryAt: timestamp("next_try_at"),
    processedAt: timestamp("processed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("refunds_key").on(table.idempotencyKey),
    uniqueIndex("refunds_provider").on(table.providerRefundId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_order").on(table.orderId, table.createdAt),
    // For the money of a day.
    index("refunds_processed")
      .on(table.processedAt, table.amountPaise)
      .where(sql`processed_at is not null`),
    index("refunds_open")
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('requested', 'pending')`),
    index("refunds_not_paid_out")
      .on(table.createdAt)
      .where(
        sql`${table.paymentId} is not null and ${table.payoutId} is null and ${table.status} in ('pending', 'processed')`,
      ),
    index("refunds_failed")
      .on(table.createdAt)
      .where(sql`${table.status} = 'failed' and ${table.failureSeenAt} is null`),
    index("refunds_excess")
      .on(table.createdAt)
      .where(
        sql`(${table.excessPaise} > 0 or ${table.toldPaise} is not null) and ${table.failureSeenAt} is null`,
      ),
    check("refunds_amount", sql`${table.amountPaise} > 0`),
    check(
      "refunds_status",
      sql`${table.status} in ('requested', 'pending', 'processed', 'failed')`,
    ),
  ],
);

/**
 * Whether the refund `r` gives back money of an order (an expression for its id) that is paid: of the payment that pays it, by hand, or
 * of its advance. Not of a second payment, nor of an advance before the order was paid, which a row of the money that came tells.
 */
export const refundCounts = (order: string): string =>
  `(r.payment_id is (select p.id from payments p where p.paid_order_id = ${order})
    or (exists (select 1 from money_received m where m.payment_id = r.payment_id and m.order_id = ${order})
      and coalesce((select sum(m.amount_paise) from money_received m where m.refund_id = r.id), 0) = 0))`;

/** On their way. Written out, not bound: only so it comes to its rows by an index. */
export const isOpenRefund = sql`${refunds.status} in ('requested', 'pending')`;

/** More than its payment had left, or told of with two amounts, and nobody looked at it yet. */
export const isDoubtedRefund = sql`(${refunds.excessPaise} > 0 or ${refunds.toldPaise} is not null) and ${refunds.failureSeenAt} is null and ${refunds.status} <> 'failed'`;
