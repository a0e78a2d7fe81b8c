import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, id, paise } from "../columns";
import { orders } from "./orders";
import { refunds } from "./refunds";

/** The last number used in each series of each financial year (`2627`: April 2026 to March 2027, Indian time). */
export const invoiceCounters = sqliteTable(
  "invoice_counters",
  {
    series: text("series", { enum: ["PR", "CN"] }).notNull(),
    year: text("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** Invoices (`PR…`) and credit notes (`CN…`) as issued. Triggers prevent changes and deletion. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: id(),
    series: text("series", { enum: ["PR", "CN"] }).notNull(),
    year: text("year").notNull(),
    serial: integer("serial").notNull(),
    /** At most 16 characters, unique within a financial year (rule 46 of the CGST rules): `PR2627-000123`. */
    number: text("number").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** The refund a credit note belongs to. A credit note without one: unpaid goods came back. */
    refundId: text("refund_id").references(() => refunds.id, { onDelete: "restrict" }),
    /** 1, and one more each time the order goes on after its goods came back unpaid and were credited. */
    round: integer("round").notNull().default(1),
    totalPaise: paise("total_paise").notNull(),
    taxPaise: paise("tax_paise").notNull(),
    /** Everything printed on it, as JSON. */
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.number),
    uniqueIndex("invoices_serial").on(table.series, table.year, table.serial),
    uniqueIndex("invoices_order")
      .on(table.orderId, table.round)
      .where(sql`${table.series} = 'PR'`),
    // Nearly all papers have no refund: with them in this index, SQLite would look there for an order's and read all.
    uniqueIndex("invoices_refund")
      .on(table.refundId)
      .where(sql`${table.refundId} is not null`),
    index("invoices_of_order").on(table.orderId, table.createdAt),
    index("invoices_newest").on(table.createdAt),
    uniqueIndex("invoices_returned")
      .on(table.orderId, table.round)
      .where(sql`${table.series} = 'CN' and ${table.refundId} is null`),
    check("invoices_series", sql`${table.series} = 'CN' or ${table.refundId} is null`),
    check("invoices_total", sql`${table.totalPaise} > 0 and ${table.taxPaise} >= 0`),
  ],
);

/**
 * Numbers that are never given: the shop was restored from a copy, and they may have been mailed after its last second. `order`: the
 * serials of orders, without a year.
 */
export const skippedNumbers = sqliteTable(
  "skipped_numbers",
  {
    id: id(),
    series: text("series", { enum: ["PR", "CN", "order"] }).notNull(),
    year: text("year").notNull(),
    first: integer("first").notNull(),
    last: integer("last").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("skipped_numbers_last").on(table.series, table.year, table.last),
    check("skipped_numbers_order", sql`${table.first} between 1 and ${table.last}`),
  ],
);
