import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { providerPaymentStatuses, reviewOutcomes, reviewReasons } from "../statuses";
import { users } from "./accounts";
import { createdAt, paise, timestamp, updatedAt } from "./columns";
import { orders } from "./orders";

/**
 * What the provider was asked to collect. A page asks once per order, whose total is frozen like the amount at the
 * provider; a client of the API asks before it sends the order, so that `orderId` comes later, or never.
 */
export const paymentOrders = sqliteTable(
  "payment_orders",
  {
    /** The provider's id, `order_…`. */
    id: text("id").primaryKey(),
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** Who asked through the API. */
    userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull().default("INR"),
    /** What an API client said the payment was for, `[{ _id, qnty }]` as JSON; checked, but not trusted. */
    wanted: text("wanted"),
    /** When the provider was last asked what became of it (UTC ms). */
    checkedAt: timestamp("checked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("payment_orders_order").on(table.orderId),
    index("payment_orders_checked").on(table.checkedAt),
    index("payment_orders_without_order")
      .on(table.createdAt)
      .where(sql`${table.orderId} is null`),
    check("payment_orders_amount", sql`${table.amountPaise} >= 100`),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    /** The provider's id, `pay_…`. */
    id: text("id").primaryKey(),
    /** Null: money that the provider took for nothing we asked for. */
    paymentOrderId: text("payment_order_id").references(() => paymentOrders.id, {
      onDelete: "restrict",
    }),
    /** The order that counts as paid by this payment. Null: it failed, waits for a person, or was given back. */
    paidOrderId: text("paid_order_id").references(() => orders.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: providerPaymentStatuses }).notNull(),
    method: text("method"),
    feePaise: paise("fee_paise"),
    taxPaise: paise("tax_paise"),
    amountRefundedPaise: paise("amount_refunded_paise").notNull().default(0),
    errorCode: text("error_code"),
    errorReason: text("error_reason"),
    /** Why a person has to look at this payment; null when it is as it should be. */
    review: text("review", { enum: reviewReasons }),
    /** What a person decided, when, and the name of the admin. */
    reviewOutcome: text("review_outcome", { enum: reviewOutcomes }),
    reviewNote: text("review_note"),
    reviewClosedAt: timestamp("review_closed_at"),
    reviewClosedBy: text("review_closed_by"),
    international: integer("international", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("payments_payment_order").on(table.paymentOrderId),
    // One payment pays an order, whatever else comes for it.
    uniqueIndex("payments_paid_order").on(table.paidOrderId),
    index("payments_status").on(table.status, table.createdAt),
    index("payments_review")
      .on(table.createdAt)
      .where(sql`${table.review} is not null and ${table.reviewClosedAt} is null`),
    index("payments_reviewed")
      .on(table.reviewClosedAt)
      .where(sql`${table.reviewClosedAt} is not null`),
    check(
      "payments_status",
      sql`${table.status} in ('created', 'failed', 'authorized', 'captured', 'refunded')`,
    ),
    check(
      "payments_review_closed",
      sql`(${table.reviewClosedAt} is null) = (${table.reviewOutcome} is null)`,
    ),
  ],
);

/** Waits for a person's decision. */
export const isInReview = and(isNotNull(payments.review), isNull(payments.reviewClosedAt));
