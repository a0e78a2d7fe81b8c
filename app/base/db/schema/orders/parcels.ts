import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "../columns";
import { orders } from "./orders";

/** Further parcels of an order; the first one is in `orders`. */
export const orderParcels = sqliteTable(
  "order_parcels",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    courier: text("courier"),
    trackingNumber: text("tracking_number"),
    shippedAt: timestamp("shipped_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_parcels_order").on(table.orderId, table.shippedAt),
    index("order_parcels_number")
      .on(table.trackingNumber)
      .where(sql`tracking_number is not null`),
  ],
);

/** Goods that came back after they had arrived, as the owner recorded it. */
export const orderReturns = sqliteTable(
  "order_returns",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** `[{ position, quantity }]` as JSON: packs of the order's lines. */
    lines: text("lines").notNull(),
    /** Whether the packs went back into stock. */
    isResold: integer("is_resold", { mode: "boolean" }).notNull(),
    /** In the admin's words. */
    why: text("why").notNull().default(""),
    /** The admin's id. */
    actor: text("actor").notNull(),
    /** When the goods came back (UTC ms). */
    returnedAt: timestamp("returned_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_returns_order").on(table.orderId, table.createdAt),
    index("order_returns_newest").on(table.createdAt, table.id),
    check("order_returns_lines", sql`json_valid(${table.lines})`),
  ],
);
