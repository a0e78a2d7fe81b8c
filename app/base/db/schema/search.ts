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
import { orderStatuses } from "../statuses";
import { categories } from "./categories";
import { createdAt, id, timestamp, updatedAt } from "./columns";

/** Stable product number in the word index: rowids may change when the file is compacted. */
export const productSearch = sqliteTable(
  "product_search",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: text("product_id").notNull(),
    /** Packs sold in the last 90 days, counted every night. */
    sold: integer("sold").notNull().default(0),
    /** Millilitres of the pack (a trigger's doing): results are sorted without reading the products. */
    size: integer("size").notNull().default(0),
  },
  (table) => [
    uniqueIndex("product_search_product").on(table.productId),
    index("product_search_sold")
      .on(table.sold)
      .where(sql`${table.sold} > 0`),
  ],
);

/** Words of products, with the number of products containing each. Maintained by triggers. */
export const searchVocabulary = sqliteTable(
  "search_vocabulary",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    word: text("word").notNull(),
    uses: integer("uses").notNull(),
    /** `soundOf` the word; empty for one that has none, null until it is computed. */
    sound: text("sound"),
  },
  (table) => [
    uniqueIndex("search_vocabulary_word").on(table.word),
    index("search_vocabulary_sound").on(table.sound, table.uses, table.word),
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

/** What shoppers searched for and did not find: words and how often, nothing about who searched. */
export const missedSearches = sqliteTable(
  "missed_searches",
  {
    words: text("words").primaryKey(),
    times: integer("times").notNull(),
    lastAt: timestamp("last_at").notNull(),
  },
  (table) => [index("missed_searches_often").on(table.times, table.lastAt)],
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

/**
 * How many orders of a day (`dayNumber`, in Indian time) and status are shown in lists, how many of them are paid, how many were paid and
 * not refunded whole since, with their sum, and how many were not refunded whole whether paid or not, with theirs; maintained by triggers:
 * counting a million orders at each look at a list took 15 to 30 ms.
 */
export const orderCounts = sqliteTable(
  "order_counts",
  {
    day: integer("day").notNull(),
    status: text("status", { enum: orderStatuses }).notNull(),
    listed: integer("listed").notNull(),
    paid: integer("paid").notNull(),
    sold: integer("sold").notNull().default(0),
    soldPaise: integer("sold_paise").notNull().default(0),
    ordered: integer("ordered").notNull().default(0),
    orderedPaise: integer("ordered_paise").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
);
