import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "../columns";
import { batches } from "../stock";
import { orders } from "./orders";

/** The packs of an order that lie in its box, as its packers scanned or tapped them; what lies there is the sum of a product. */
export const packedScans = sqliteTable(
  "packed_scans",
  {
    /** Its idempotency key, made where it was scanned, or the id of the form's row. */
    id: text("token").primaryKey().notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Not a foreign key: the product may be deleted. */
    productId: text("product_id").notNull(),
    /** The batch that the code names; null: it names none, or it was tapped. */
    batchId: text("batch_id").references(() => batches.id, { onDelete: "restrict" }),
    /** Packs: above zero put in, below taken out again. */
    packs: integer("packs").notNull(),
    /** Who packed: a user's id. */
    actor: text("actor").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("packed_scans_order").on(table.orderId, table.productId, table.packs),
    index("packed_scans_batch")
      .on(table.batchId)
      .where(sql`batch_id is not null`),
    check("packed_scans_packs", sql`${table.packs} between -9999 and 9999 and ${table.packs} <> 0`),
  ],
);
