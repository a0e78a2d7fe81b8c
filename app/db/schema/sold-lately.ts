import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { products } from "./catalogue";
import { timestamp } from "./columns";

/** The packs of each product that were sold in the 90 days before `countedAt`: counted nightly. Without a row: none. */
export const soldLately = sqliteTable(
  "sold_lately",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    packs: integer("packs").notNull(),
    countedAt: timestamp("counted_at").notNull(),
  },
  (table) => [index("sold_lately_packs").on(table.packs, table.productId)],
);
