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
import { categories } from "./categories";
import { createdAt, id, updatedAt } from "./columns";

/** Stable product number in the word index: rowids may change when the file is compacted. */
export const productSearch = sqliteTable(
  "product_search",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: text("product_id").notNull(),
  },
  (table) => [uniqueIndex("product_search_product").on(table.productId)],
);

/** Words of products, with the number of products containing each. Maintained by triggers. */
export const searchVocabulary = sqliteTable(
  "search_vocabulary",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    word: text("word").notNull(),
    uses: integer("uses").notNull(),
  },
  (table) => [
    uniqueIndex("search_vocabulary_word").on(table.word),
    index("search_vocabulary_unused")
      .on(table.uses)
      .where(sql`${table.uses} < 1`),
  ],
);

/** Synonyms in any script: searching for one also finds the others. */
export const searchWords = sqliteTable(
  "search_words",
  {
    id: id(),
    /** Separated by a comma and a space; an entry may have several words. */
    words: text("words").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check("search_words_given", sql`trim(${table.words}) <> ''`)],
);

/** Visible products by category and price step, maintained by triggers so that lists need not count. */
export const productCounts = sqliteTable(
  "product_counts",
  {
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    priceStep: integer("price_step").notNull(),
    products: integer("products").notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.priceStep] })],
);
