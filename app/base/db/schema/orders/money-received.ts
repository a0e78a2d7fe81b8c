import { eq, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  sqliteTable,
  sqliteView,
  text,
  unionAll,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { moneyWays } from "~/base/db/statuses";
import { createdAt, id, oneOf, paise, timestamp } from "../columns";
import { isPaid } from "./order-states";
import { orders } from "./orders";
import { payments } from "./payments";

/**
 * Money that came otherwise than through the provider, one row for each amount and order. Rows never change and are never deleted: a
 * wrong one is taken back by another. Triggers see to that, and that one reference belongs to one receipt.
 */
export const moneyReceived = sqliteTable(
  "money_received",
  {
    id: id(),
    /** The same for all orders that one transfer or one handful of cash paid. */
    receiptId: text("receipt_id").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** Below zero: takes back all of the row `takesBack`. */
    amountPaise: paise("amount_paise").notNull(),
    /** Null: nobody said. */
    way: text("way", { enum: moneyWays }),
    /** The bank's number of a transfer or the UTR of a UPI payment, as the admin saw it. */
    reference: text("reference"),
    /** How it came, or why the row is taken back, in the admin's words. */
    note: text("note").notNull().default(""),
    cameAt: timestamp("came_at").notNull(),
    /** The admin's id, or `shop`. */
    notedBy: text("noted_by").notNull(),
    takesBack: text("takes_back").references((): AnySQLiteColumn => moneyReceived.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("money_received_order").on(table.orderId, table.cameAt),
    // For the money of a day.
    index("money_received_came").on(table.cameAt),
    index("money_received_reference")
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    uniqueIndex("money_received_taken_back")
      .on(table.takesBack)
      .where(sql`${table.takesBack} is not null`),
    check(
      "money_received_amount",
      sql`(${table.takesBack} is null and ${table.amountPaise} > 0) or (${table.takesBack} is not null and ${table.amountPaise} < 0)`,
    ),
    check("money_received_way", sql`${table.way} in (${oneOf(moneyWays)})`),
  ],
);

/**
 * All money that came for orders: the provider's payments that count, dated when their orders became paid, and what came by hand. The one
 * place to ask what came. `fee` holds `tax`; null: the provider has not said so.
 */
export const moneyCame = sqliteView("money_came").as((query) =>
  unionAll(
    query
      .select({
        orderId: sql<string>`${orders.id}`.as("order_id"),
        amountPaise: payments.amountPaise,
        way: sql<"online" | (typeof moneyWays)[number] | null>`'online'`.as("way"),
        reference: sql<string | null>`${payments.id}`.as("reference"),
        cameAt: sql<number>`${orders.paidAt}`.as("came_at"),
        feePaise: payments.feePaise,
        taxPaise: payments.taxPaise,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.paidOrderId, orders.id))
      // For the index of what was paid on a day.
      .where(isPaid),
    query
      .select({
        orderId: sql<string>`${moneyReceived.orderId}`.as("order_id"),
        amountPaise: moneyReceived.amountPaise,
        way: sql<(typeof moneyWays)[number] | null>`${moneyReceived.way}`.as("way"),
        reference: sql<string | null>`${moneyReceived.reference}`.as("reference"),
        cameAt: sql<number>`${moneyReceived.cameAt}`.as("came_at"),
        feePaise: sql<number | null>`null`.as("fee_paise"),
        taxPaise: sql<number | null>`null`.as("tax_paise"),
      })
      .from(moneyReceived),
  ),
);
