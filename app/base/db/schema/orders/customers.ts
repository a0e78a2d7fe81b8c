import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../accounts";
import { paise, timestamp } from "../columns";

/**
 * Accounts, and guests by `orders.customer`, with what they ordered. Triggers write it with each order, refund and account, so that no
 * list counts orders; a guest's row goes when none of their orders is left or tells of them any more.
 */
export const customers = sqliteTable(
  "customers",
  {
    /** The account's id; of a guest what `orders.customer` says. */
    key: text("key").primaryKey(),
    /** Null: a guest. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Orders that lists show, paid or not. */
    orders: integer("orders").notNull().default(0),
    /** What was paid for orders, less what was given back of it. */
    paidPaise: paise("paid_paise").notNull().default(0),
    /** When the account was opened; null: a guest. */
    openedAt: timestamp("opened_at"),
    /** The newest of these orders; null: none. */
    lastOrderedAt: timestamp("last_ordered_at"),
    lastOrderId: text("last_order_id"),
    /** What the list is sorted by. */
    newestAt: integer("newest_at").generatedAlwaysAs(sql`coalesce(last_ordered_at, opened_at)`, {
      mode: "virtual",
    }),
  },
  (table) => [
    index("customers_newest").on(table.newestAt, table.key),
    index("customers_user").on(table.userId),
  ],
);
