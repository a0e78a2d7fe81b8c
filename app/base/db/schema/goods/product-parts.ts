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
import { products } from "../catalogue";
import { batches } from "../stock";

/**
 * What a pack of a product is made of: 10 × 1 L, or a tin and a box. One level only: a part is made of nothing else (triggers). Such a
 * product is counted: its own packs are those that were packed ahead, and its parts' packs make more of it.
 */
export const productParts = sqliteTable(
  "product_parts",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    partId: text("part_id")
      .notNull()
      .references(() => products.id, { onDelete: "restrict" }),
    /** Packs of the part in one pack. */
    packs: integer("packs").notNull(),
    /** From 0; the first is the principal one. */
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.partId] }),
    index("product_parts_part").on(table.partId, table.productId),
    check("product_parts_packs", sql`${table.packs} between 1 and 999`),
  ],
);

/** What each pack of a batch that was packed ahead holds. Never changed, by triggers, which keep its days as the first of its parts' end. */
export const batchParts = sqliteTable(
  "batch_parts",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** Not a foreign key: the product may be deleted. */
    partId: text("part_id").notNull(),
    /** Null: nobody knows which. */
    partBatchId: text("part_batch_id").references(() => batches.id, { onDelete: "restrict" }),
    packs: integer("packs").notNull(),
  },
  (table) => [
    uniqueIndex("batch_parts_of").on(table.batchId, table.partId, table.partBatchId),
    index("batch_parts_part")
      .on(table.partBatchId, table.batchId)
      .where(sql`part_batch_id is not null`),
    check("batch_parts_packs", sql`${table.packs} > 0`),
  ],
);
