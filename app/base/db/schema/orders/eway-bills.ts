import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { updatedAt } from "../columns";
import { orders } from "./orders";

/**
 * The e-way bill of an order: how its goods travel, typed before the bill is made, and what the portal answered. Its number is the order's
 * (`eway_number`). Days as `2026-11-25`.
 */
export const ewayBills = sqliteTable(
  "eway_bills",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** 0: the portal finds it out from the PINs. */
    distanceKm: integer("distance_km").notNull().default(0),
    /** 1 road, 2 rail, 3 air, 4 ship. */
    mode: integer("mode").notNull().default(1),
    vehicle: text("vehicle").notNull().default(""),
    /** The transporter's GSTIN or enrolment number, and name. */
    transporterId: text("transporter_id").notNull().default(""),
    transporter: text("transporter").notNull().default(""),
    /** The number and day of the transporter's consignment note. */
    lorryReceipt: text("lorry_receipt").notNull().default(""),
    lorryReceiptDay: text("lorry_receipt_day"),
    madeDay: text("made_day"),
    validUntil: text("valid_until"),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("eway_bills_distance", sql`${table.distanceKm} between 0 and 4000`),
    check("eway_bills_mode", sql`${table.mode} between 1 and 4`),
    check("eway_bills_lorry_receipt", sql`length(${table.lorryReceipt}) <= 15`),
    check(
      "eway_bills_valid",
      sql`${table.validUntil} is null or ${table.validUntil} >= ${table.madeDay}`,
    ),
  ],
);
