import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { categories, products } from "./catalogue";
import { createdAt } from "./columns";

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
