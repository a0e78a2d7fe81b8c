import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { refundStatuses } from "../statuses";
import { createdAt, id, paise, timestamp, updatedAt } from "./columns";
import { orders } from "./orders";
import { payments } from "./payments";

/** Money on its way back. A row stands here before the provider is asked, so that a crash asks again with the same key. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    /** Sent to the provider as `X-Refund-Idempotency`; the same key gives the same refund. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** The provider's id, `rfnd_…`; null until it answered. */
    providerRefundId: text("provider_refund_id"),
    /** Null for an order that was paid by hand: the money goes back by hand too. */
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "restrict" }),
    /** Null: a payment that belongs to no order. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", { enum: refundStatuses }).notNull().default("requested"),
    /** For the shopper and the books, in the admin's words. */
    reason: text("reason").notNull().default(""),
    /** Which lines it is for, `[{ position, quantity }]` as JSON; null: an amount. */
    lines: text("lines"),
    /** The admin's id, or `provider` for one made in the provider's own dashboard. */
    actor: text("actor").notNull(),
    /** Why it did not go through, as a sentence for the admin. */
    failure: text("failure"),
    /** When an admin put a failed one aside, by hand or by starting another; null: it waits on the review page. */
    failureSeenAt: timestamp("failure_seen_at"),
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
    index("refunds_open")
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('requested', 'pending')`),
    index("refunds_failed")
      .on(table.createdAt)
      .where(sql`${table.status} = 'failed' and ${table.failureSeenAt} is null`),
    check("refunds_amount", sql`${table.amountPaise} > 0`),
    check(
      "refunds_status",
      sql`${table.status} in ('requested', 'pending', 'processed', 'failed')`,
    ),
  ],
);
