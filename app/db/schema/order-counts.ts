import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { orderStatuses } from "../statuses";

/**
 * How many orders of a day (`dayNumber`, in Indian time) and status are shown in lists, and how many of them are paid. Triggers on
 * `orders` keep it: counting a million orders at each look at a list took 15 to 30 ms.
 */
export const orderCounts = sqliteTable(
  "order_counts",
  {
    day: integer("day").notNull(),
    status: text("status", { enum: orderStatuses }).notNull(),
    listed: integer("listed").notNull(),
    paid: integer("paid").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
);
