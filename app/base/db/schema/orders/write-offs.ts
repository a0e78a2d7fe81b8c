import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, paise } from "../columns";
import { khatas } from "./khatas";
import { orders } from "./orders";

/**
 * What the owner does not expect any more: what an order, or an opening balance of a khata, still owed. No discount: invoice and tax stay.
 * Below zero it is owed again, or came after all. Rows never change and are never deleted, and no more is taken back than was written
 * off; triggers see to that. The rows of an order that is not written off (`orders.written_off_at`) are 0 together.
 */
export const writeOffs = sqliteTable(
  "write_offs",
  {
    id: id(),
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    khataId: text("khata_id").references(() => khatas.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    /** In the owner's words; below zero perhaps in the shop's. */
    reason: text("reason").notNull(),
    /** The admin's id, or `shop`. */
    notedBy: text("noted_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("write_offs_order")
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index("write_offs_khata")
      .on(table.khataId)
      .where(sql`${table.khataId} is not null`),
    // For the sum of a month.
    index("write_offs_day").on(table.createdAt),
    check("write_offs_amount", sql`${table.amountPaise} <> 0`),
    check("write_offs_of", sql`(${table.orderId} is null) <> (${table.khataId} is null)`),
  ],
);
