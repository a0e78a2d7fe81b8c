import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, oneOf, paise } from "../columns";
import { moneyReceived } from "./money-received";
import { orders } from "./orders";

const voucherSeries = ["RV", "RF"] as const;

/**
 * Receipt vouchers (`RV…`) for an advance and refund vouchers (`RF…`) for one that went back before there was an invoice, as issued
 * (rules 50 and 51 of the CGST rules). Triggers prevent changes and deletion.
 */
export const vouchers = sqliteTable(
  "vouchers",
  {
    id: id(),
    series: text("series", { enum: voucherSeries }).notNull(),
    year: text("year").notNull(),
    serial: integer("serial").notNull(),
    /** At most 16 characters, unique within a financial year: `RV2627-000123`. */
    number: text("number").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** The money that came or went. */
    moneyId: text("money_id")
      .notNull()
      .references(() => moneyReceived.id, { onDelete: "restrict" }),
    totalPaise: paise("total_paise").notNull(),
    /** Everything printed on it, as JSON. */
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("vouchers_number").on(table.number),
    uniqueIndex("vouchers_serial").on(table.series, table.year, table.serial),
    uniqueIndex("vouchers_money").on(table.moneyId),
    index("vouchers_of_order").on(table.orderId, table.createdAt),
    index("vouchers_newest").on(table.createdAt),
    check("vouchers_series", sql`${table.series} in (${oneOf(voucherSeries)})`),
    check("vouchers_total", sql`${table.totalPaise} > 0`),
  ],
);
