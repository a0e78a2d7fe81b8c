import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { hideRules } from "../statuses";
import { photos, products } from "./catalogue";
import { createdAt, id, oneOf, timestamp, updatedAt } from "./columns";
import { orders } from "./orders/orders";

/** What shoppers see. A literal, as in `orders.ts`. */
export const isShownReview = sql.raw("hidden_rule is null");
export const isHiddenReview = sql.raw("hidden_rule is not null");
export const isUnansweredReview = sql.raw("answer is null and hidden_rule is null");

/** What all packs of one oil have in common, as triggers write it into `reviews.oil`; a pack without a family is an oil by itself. */
export const oilKey = sql<string>`coalesce('oil ' || lower(${products.family}), ${products.id})`;

/** What the buyer of a pack wrote about it: one for each product of an order. */
export const reviews = sqliteTable(
  "reviews",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Not a foreign key: the review stays with the oil's other packs. */
    productId: text("product_id").notNull(),
    /** `oilKey` of the product; triggers on `products` keep it. */
    oil: text("oil").notNull(),
    stars: integer("stars").notNull(),
    words: text("words").notNull().default(""),
    /** As the buyer wants to be called; empty: not at all. */
    name: text("name").notNull().default(""),
    photoId: text("photo_id").references(() => photos.id, { onDelete: "set null" }),
    /** By a buyer of the demo, who does not exist. */
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** Null: shown. */
    hiddenRule: text("hidden_rule", { enum: hideRules }),
    hiddenAt: timestamp("hidden_at"),
    answer: text("answer"),
    answeredAt: timestamp("answered_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("reviews_once").on(table.orderId, table.productId),
    index("reviews_oil_newest").on(table.oil, table.createdAt, table.id).where(isShownReview),
    index("reviews_oil_lowest")
      .on(table.oil, table.stars, table.createdAt, table.id)
      .where(isShownReview),
    // For the photos of an oil's buyers: few reviews have one.
    index("reviews_oil_photos")
      .on(table.oil, table.createdAt, table.id)
      .where(sql`hidden_rule is null and photo_id is not null`),
    index("reviews_product").on(table.productId),
    index("reviews_photo")
      .on(table.photoId)
      .where(sql`photo_id is not null`),
    index("reviews_newest").on(table.createdAt, table.id),
    index("reviews_lowest").on(table.stars, table.createdAt, table.id),
    index("reviews_hidden").on(table.createdAt, table.id, table.hiddenRule).where(isHiddenReview),
    index("reviews_unanswered")
      .on(table.createdAt, table.id, table.answer, table.hiddenRule)
      .where(isUnansweredReview),
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
    check("reviews_hidden_rule", sql`${table.hiddenRule} in (${oneOf(hideRules)})`),
  ],
);

/** Number and stars of an oil's shown reviews, kept by triggers on `reviews`. Real: those of the demo's buyers left out. */
export const reviewTotals = sqliteTable("review_totals", {
  oil: text("oil").primaryKey(),
  reviews: integer("reviews").notNull(),
  stars: integer("stars").notNull(),
  realReviews: integer("real_reviews").notNull(),
  realStars: integer("real_stars").notNull(),
});

/** Orders whose buyer was asked for a review. Each is asked once. */
export const reviewRequests = sqliteTable(
  "review_requests",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link to the form. */
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the token in the link that stops these mails. */
    stopHash: text("stop_hash").notNull(),
    sentAt: timestamp("sent_at").notNull(),
  },
  (table) => [
    uniqueIndex("review_requests_token").on(table.tokenHash),
    uniqueIndex("review_requests_stop").on(table.stopHash),
  ],
);

/** Addresses that want no mail that asks for a review. */
export const reviewStops = sqliteTable("review_stops", {
  /** Trimmed and lower-cased. */
  email: text("email").primaryKey(),
  createdAt: createdAt(),
});
