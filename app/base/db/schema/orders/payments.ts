import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { providerPaymentStatuses, reviewOutcomes, reviewReasons } from "~/base/db/statuses";
import { users } from "../accounts";
import { createdAt, paise, timestamp, updatedAt } from "../columns";
import { orders } from "./orders";
import { payouts } from "./payouts";

/**
 * Provider orders. A page creates one per shop order, with the same fixed amount; an API client creates one before it sends its
 * order, so `orderId` comes later or never.
 */
export const paymentOrders = sqliteTable(
  "payment_orders",
  {
    /** The provider's id, `order_…`. */
    id: text("id").primaryKey(),
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** The API client's user. */
    userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull().default("INR"),
    /** An API client's list of what was paid for, `[{ _id, qnty }]` as JSON; checked, but not trusted. */
    wanted: text("wanted"),
    /** Last status query to the provider (UTC ms). */
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
    /** Null: a payment for no order of ours. */
    paymentOrderId: text("payment_order_id").references(() => paymentOrders.id, {
      onDelete: "restrict",
    }),
    /** The order this payment pays. Null: it failed, awaits review, or was refunded. */
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
    /** Why this payment needs a person; null: it does not. */
    review: text("review", { enum: reviewReasons }),
    /** The person's decision, its time, and the admin's name. */
    reviewOutcome: text("review_outcome", { enum: reviewOutcomes }),
    reviewNote: text("review_note"),
    reviewClosedAt: timestamp("review_closed_at"),
    reviewClosedBy: text("review_closed_by"),
    international: integer("international", { mode: "boolean" }).notNull().default(false),
    /** The payout with which it came to the bank, which triggers write. Null: none that the shop knows. */
    payoutId: text("payout_id").references(() => payouts.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("payments_payment_order").on(table.paymentOrderId),
    // At most one payment pays an order.
    uniqueIndex("payments_paid_order").on(table.paidOrderId),
    index("payments_status").on(table.status, table.createdAt),
    index("payments_review")
      .on(table.createdAt)
      .where(sql`${table.review} is not null and ${table.reviewClosedAt} is null`),
    index("payments_reviewed")
      .on(table.reviewClosedAt)
      .where(sql`${table.reviewClosedAt} is not null`),
    index("payments_not_paid_out")
      .on(table.createdAt)
      .where(sql`${table.status} in ('captured', 'refunded') and ${table.payoutId} is null`),
    index("payments_refunded")
      .on(table.updatedAt)
      .where(sql`${table.amountRefundedPaise} > 0`),
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

/** Awaits a person's decision. */
export const isInReview = and(isNotNull(payments.review), isNull(payments.reviewClosedAt));
