import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { providerPaymentStatuses } from "../statuses";
import { createdAt, paise, timestamp, updatedAt } from "./columns";
import { orders } from "./orders";

/** What we asked the provider to collect: once per order, whose total is frozen like the amount at the provider. */
export const paymentOrders = sqliteTable(
  "payment_orders",
  {
    /** The provider's id, `order_…`. */
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull().default("INR"),
    /** When the provider was last asked what became of it (UTC ms). */
    checkedAt: timestamp("checked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("payment_orders_order").on(table.orderId),
    index("payment_orders_checked").on(table.checkedAt),
    check("payment_orders_amount", sql`${table.amountPaise} >= 100`),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    /** The provider's id, `pay_…`. */
    id: text("id").primaryKey(),
    paymentOrderId: text("payment_order_id")
      .notNull()
      .references(() => paymentOrders.id, { onDelete: "restrict" }),
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
    review: text("review"),
    international: integer("international", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("payments_payment_order").on(table.paymentOrderId),
    index("payments_review")
      .on(table.createdAt)
      .where(sql`${table.review} is not null`),
    check(
      "payments_status",
      sql`${table.status} in ('created', 'failed', 'authorized', 'captured', 'refunded')`,
    ),
  ],
);
