import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { products } from "./catalogue";
import { categories } from "./categories";
import { createdAt, id, timestamp } from "./columns";

/** Former slugs of renamed products and categories: old links keep working. */
export const productSlugs = sqliteTable(
  "product_slugs",
  {
    slug: text("slug").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("product_slugs_product").on(table.productId)],
);

export const categorySlugs = sqliteTable(
  "category_slugs",
  {
    slug: text("slug").primaryKey(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("category_slugs_category").on(table.categoryId)],
);

/** Products that were sold and then deleted: for old orders, and for links that still lead to them. */
export const archivedProducts = sqliteTable(
  "archived_products",
  {
    /** The product's id, as order lines, movements and batches have it. */
    id: id(),
    /** Free again: another product may have it now. */
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Where its links lead now, if that still exists. */
    family: text("family"),
    categoryId: text("category_id").references(() => categories.id, { onDelete: "set null" }),
    /** The product's row as JSON. */
    facts: text("facts").notNull(),
    archivedAt: timestamp("archived_at").notNull(),
  },
  (table) => [
    index("archived_products_slug").on(table.slug, table.archivedAt),
    index("archived_products_category").on(table.categoryId),
    index("archived_products_newest").on(table.archivedAt),
    // For the next number of the shop's own.
    index("archived_products_ean").on(sql`facts ->> 'ean'`),
  ],
);
