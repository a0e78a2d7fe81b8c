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
import { movementKinds } from "../movement-kinds";
import { languages } from "../statuses";
import { products } from "./catalogue";
import { createdAt, id, oneOf, paise, timestamp, updatedAt } from "./columns";
import { isOffSale } from "./product-states";
import { orders } from "./orders/orders";

/** Packs of one product that were filled together. */
export const batches = sqliteTable(
  "batches",
  {
    id: id(),
    /** As printed on the packs: `26-11-A`. */
    number: text("number").notNull(),
    /** Not a foreign key: the product may be deleted, but who got the batch stays known. */
    productId: text("product_id").notNull(),
    /** Days, Indian time: `2026-11-12`. */
    packedOn: text("packed_on").notNull(),
    bestBefore: text("best_before").notNull(),
    /** Packs left, the sum of its movements (a trigger's doing). */
    packs: integer("packs").notNull().default(0),
    /** The lab report's file and its type; null: there is none. */
    reportFile: text("report_file"),
    reportType: text("report_type"),
    /** What it says, for the product page: `free fatty acid 0.6 %`. */
    reportWords: text("report_words").notNull().default(""),
    /** Whether shoppers see the report. */
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
    /** Whether shoppers read from which lots of seed it was pressed. */
    showsSeed: integer("shows_seed", { mode: "boolean" }).notNull().default(false),
    /** Where the seed grew, for shoppers; "": not told. */
    seedPlace: text("seed_place").notNull().default(""),
    /** Too near its best-before day to be sold (a nightly job's doing). */
    isAged: integer("is_aged", { mode: "boolean" }).notNull().default(false),
    /** The MRP printed on its packs; null: no label was printed. Triggers let it be set once. */
    mrpPaise: paise("mrp_paise"),
    /** Taken back from buyers, or to be (a trigger's doing, see `recalls`). */
    isRecalled: integer("is_recalled", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("batches_number").on(sql`${table.number} collate nocase`),
    index("batches_oldest").on(table.productId, table.bestBefore, table.packedOn, table.id),
    index("batches_newest").on(table.createdAt, table.id),
    index("batches_aged").on(table.productId, table.packs).where(isOffSale),
    index("batches_ageing")
      .on(table.bestBefore)
      .where(sql`is_aged = 0`),
    check("batches_number_given", sql`trim(${table.number}) <> ''`),
    check("batches_days", sql`${table.packedOn} <= ${table.bestBefore}`),
  ],
);

/** Every pack that came or went. Append-only by triggers, which also keep the sums in `products` and `batches`. */
export const stockMovements = sqliteTable(
  "stock_movements",
  {
    id: id(),
    /** Not a foreign key: the product may be deleted. */
    productId: text("product_id").notNull(),
    /** Null: batches are not kept, or nobody knows which. */
    batchId: text("batch_id").references(() => batches.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: movementKinds }).notNull(),
    /** Packs: above zero they came, below they went. */
    packs: integer("packs").notNull(),
    /** The order that took, gave back or broke them, or whose packs they replace (`corrected`). */
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** A user's id, or as in `order_events`. */
    actor: text("actor").notNull(),
    /** In the admin's words. */
    why: text("why").notNull().default(""),
    createdAt: createdAt(),
    /** The product that these packs went into, or came out of, as parts; null: they were moved as themselves. */
    forProductId: text("for_product_id"),
    /** One for all movements of a packing, or of an unpacking; null: it is neither. */
    packingId: text("packing_id"),
  },
  (table) => [
    index("stock_movements_product").on(table.productId, table.createdAt, table.id, table.packs),
    index("stock_movements_newest").on(table.createdAt, table.id),
    index("stock_movements_order")
      .on(
        table.orderId,
        table.productId,
        table.batchId,
        table.kind,
        table.packs,
        table.forProductId,
      )
      .where(sql`order_id is not null`),
    index("stock_movements_batch")
      .on(table.batchId, table.createdAt, table.id)
      .where(sql`batch_id is not null`),
    index("stock_movements_packing")
      .on(table.packingId, table.productId, table.packs)
      .where(sql`packing_id is not null`),
    check("stock_movements_kind", sql`${table.kind} in (${oneOf(movementKinds)})`),
    check(
      "stock_movements_packs",
      sql`case ${table.kind} when 'corrected' then ${table.packs} <> 0 when 'packed' then ${table.packs} <> 0 when 'unpacked' then ${table.packs} <> 0 when 'arrived' then ${table.packs} > 0 when 'returned' then ${table.packs} > 0 else ${table.packs} < 0 end`,
    ),
  ],
);

/**
 * Packs kept for an order while its payment is open. One hold per cart; the rows stay for an hour, so that the same cart gets no
 * other one before.
 */
export const stockHolds = sqliteTable(
  "stock_holds",
  {
    cartId: text("cart_id").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    packs: integer("packs").notNull(),
    until: timestamp("until").notNull(),
    /** A keyed hash, never a plain address. */
    network: text("network").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    index("stock_holds_product").on(table.productId, table.until, table.cartId, table.packs),
    index("stock_holds_network").on(table.network, table.until, table.cartId),
    index("stock_holds_order").on(table.orderId),
    index("stock_holds_age").on(table.createdAt),
    check("stock_holds_packs", sql`${table.packs} > 0 and ${table.until} > ${table.createdAt}`),
  ],
);

/** "Tell me when it is back": one mail, and only to an address that was proved. */
export const stockAlerts = sqliteTable(
  "stock_alerts",
  {
    id: id(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Trimmed and lower-cased. */
    email: text("email").notNull(),
    /** SHA-256 of the token in the mail that asks to confirm. */
    tokenHash: text("token_hash").notNull(),
    language: text("language", { enum: languages }).notNull().default("en"),
    confirmedAt: timestamp("confirmed_at"),
    sentAt: timestamp("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("stock_alerts_product").on(table.productId, table.email),
    uniqueIndex("stock_alerts_token").on(table.tokenHash),
    index("stock_alerts_email").on(table.email),
    index("stock_alerts_age").on(table.createdAt),
    index("stock_alerts_waiting")
      .on(table.productId)
      .where(sql`confirmed_at is not null and sent_at is null`),
    check(
      "stock_alerts_email_form",
      sql`${table.email} = lower(trim(${table.email})) and ${table.email} <> ''`,
    ),
  ],
);
