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
import { courierOutcomes } from "~/base/db/money-ways";
import { createdAt, id, oneOf, paise, timestamp } from "../columns";
import { orders } from "./orders";

/**
 * Files in which couriers say what they collected and paid out. Nothing of one changes, but that it may be taken back once, when all its
 * lines are noted.
 */
export const courierFiles = sqliteTable(
  "courier_files",
  {
    id: id(),
    courier: text("courier").notNull(),
    /** SHA-256 of its text: the same file is noted once. */
    fingerprint: text("fingerprint").notNull(),
    /** The admin's id. */
    notedBy: text("noted_by").notNull(),
    createdAt: createdAt(),
    takenBackAt: timestamp("taken_back_at"),
    takenBackBy: text("taken_back_by"),
    /** Why, in the admin's words. */
    takenBackFor: text("taken_back_for"),
  },
  (table) => [
    uniqueIndex("courier_files_once")
      .on(table.fingerprint)
      .where(sql`${table.takenBackAt} is null`),
    index("courier_files_newest").on(table.createdAt),
    check(
      "courier_files_taken_back",
      sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null) and (${table.takenBackAt} is null) = (${table.takenBackFor} is null)`,
    ),
  ],
);

/** The lines of a courier's file, each with what became of it. Rows never change and are never deleted; triggers see to it. */
export const courierFileRows = sqliteTable(
  "courier_file_rows",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => courierFiles.id, { onDelete: "restrict" }),
    /** Of the file; its first line is 1. */
    line: integer("line").notNull(),
    outcome: text("outcome", { enum: courierOutcomes }).notNull(),
    /** The courier's number of the parcel, or of a whole transfer. */
    parcel: text("parcel").notNull(),
    /** What the file names as the order. */
    reference: text("reference"),
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** What was collected at the door; below zero it is taken back. */
    collectedPaise: paise("collected_paise").notNull(),
    /** What the courier kept of it. */
    chargesPaise: paise("charges_paise").notNull(),
    /** What was noted of it as money of the order. */
    notedPaise: paise("noted_paise").notNull(),
    /** The bank's number of the transfer. */
    utr: text("utr"),
    /** The day of the transfer or delivery, as the file has it: `2026-11-30`. */
    day: text("day"),
    /** Of the rows in `money_received` that came of it. */
    receiptId: text("receipt_id"),
    /** What was found when it was noted, where that is not what was shown before, as a sentence without personal data. */
    changed: text("changed"),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.line] }),
    index("courier_file_rows_order")
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index("courier_file_rows_parcel").on(table.parcel),
    index("courier_file_rows_utr")
      .on(table.utr)
      .where(sql`${table.utr} is not null`),
    check("courier_file_rows_outcome", sql`${table.outcome} in (${oneOf(courierOutcomes)})`),
    check(
      "courier_file_rows_noted",
      sql`${table.notedPaise} = 0 or (${table.notedPaise} between 0 and ${table.collectedPaise} and ${table.orderId} is not null and ${table.receiptId} is not null)`,
    ),
  ],
);

/**
 * Lines of couriers' files whose money is still to be noted, as they were shown: a file is noted some orders at a time. A line goes when
 * its row is in `courier_file_rows`; triggers see to it.
 */
export const courierFileWaiting = sqliteTable(
  "courier_file_waiting",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => courierFiles.id, { onDelete: "restrict" }),
    line: integer("line").notNull(),
    outcome: text("outcome", { enum: courierOutcomes }).notNull(),
    parcel: text("parcel").notNull(),
    reference: text("reference"),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    collectedPaise: paise("collected_paise").notNull(),
    chargesPaise: paise("charges_paise").notNull(),
    /** What is to be noted of it. */
    notedPaise: paise("noted_paise").notNull(),
    utr: text("utr"),
    day: text("day"),
    /** The same for all lines of one bank reference. */
    receiptId: text("receipt_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.line] }),
    index("courier_file_waiting_order").on(table.orderId),
    check(
      "courier_file_waiting_noted",
      sql`${table.notedPaise} between 0 and ${table.collectedPaise}`,
    ),
  ],
);

/** Which columns of a file mean what, as the owner said it once for files with these headings. */
export const courierColumns = sqliteTable(
  "courier_columns",
  {
    /** SHA-256 of the headings in their plain form. */
    headings: text("headings").primaryKey(),
    courier: text("courier").notNull(),
    /** `{ parcel: "awbno", … }` as JSON: the plain heading for each thing. */
    columns: text("columns").notNull(),
    createdAt: createdAt(),
  },
  (table) => [check("courier_columns_json", sql`json_valid(${table.columns})`)],
);
