import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, id, paise, updatedAt } from "./columns";

export const categories = sqliteTable(
  "categories",
  {
    id: id(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("categories_name").on(sql`${table.name} collate nocase`),
    uniqueIndex("categories_slug").on(table.slug),
    check("categories_name_given", sql`trim(${table.name}) <> ''`),
  ],
);

/**
 * Prices in steps of ₹500, the last of them (8) without an end: the price filter of the Store asks for whole steps. An
 * index answers only a query that says it with the same words, hence the raw numbers (and no comma: drizzle-kit would
 * part the index there).
 */
export const priceStep = (pricePaise: AnySQLiteColumn) =>
  sql<number>`case when ${pricePaise} < 400000 then ${pricePaise} / 50000 else 8 end`;

export const products = sqliteTable(
  "products",
  {
    id: id(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    description: text("description").notNull(),
    /** Name and description folded by `searchText`: SQLite itself folds the case of ASCII letters only. */
    searchText: text("search_text").notNull(),
    pricePaise: paise("price_paise").notNull(),
    /** Millilitres in one pack. */
    volumeMl: integer("volume_ml").notNull(),
    /** 1: shipping is offered, 0: not. */
    shipping: integer("shipping").notNull().default(1),
    /** Code of the goods on tax invoices; 1508 is groundnut oil. */
    hsn: text("hsn").notNull().default("1508"),
    /** Tax in hundredths of a percent, contained in the price: 500 is 5 %. */
    gstBasisPoints: integer("gst_basis_points").notNull().default(500),
    // What the pack says; null: not told. The checks on these columns stand in migration 0005, written by hand: a check
    // of the table would have it made anew.
    /** The most that may be asked for the pack, taxes included. */
    mrpPaise: paise("mrp_paise"),
    ingredients: text("ingredients"),
    allergens: text("allergens"),
    /** 1: the pack carries the green mark, 0: nothing is said. */
    isVegetarian: integer("is_vegetarian").notNull().default(0),
    storage: text("storage"),
    /** In words: "9 months from packing". */
    bestBefore: text("best_before"),
    /** Grams: oil that is sold by volume is declared by weight too. */
    netWeightG: integer("net_weight_g"),
    countryOfOrigin: text("country_of_origin"),
    /** Name and address of who made and packed it. */
    maker: text("maker"),
    /** What all sizes of the same oil share. */
    family: text("family"),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "restrict" }),
    /** The photo shown first. */
    photoId: text("photo_id").references((): AnySQLiteColumn => photos.id, {
      onDelete: "set null",
    }),
    /** Made of the form that created it, so that a form sent twice makes one product. */
    formKey: text("form_key"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("products_slug").on(table.slug),
    uniqueIndex("products_form_key").on(table.formKey),
    index("products_newest").on(table.createdAt, table.id),
    index("products_category").on(table.categoryId, table.createdAt, table.id),
    index("products_name").on(sql`${table.name} collate nocase`, table.id),
    index("products_price").on(table.pricePaise, table.id),
    index("products_category_name").on(
      table.categoryId,
      sql`${table.name} collate nocase`,
      table.id,
    ),
    index("products_category_price").on(table.categoryId, table.pricePaise, table.id),
    index("products_photo").on(table.photoId),
    // What the Store lists when a price is chosen: see `priceStep`.
    index("products_price_step").on(priceStep(table.pricePaise), table.createdAt, table.id),
    index("products_category_price_step").on(
      table.categoryId,
      priceStep(table.pricePaise),
      table.createdAt,
      table.id,
    ),
    // The newest photo of a category, and when one of its products changed last, each without looking at the others.
    index("products_category_pictured")
      .on(table.categoryId, table.createdAt, table.id, table.photoId)
      .where(sql`${table.photoId} is not null`),
    index("products_category_changed").on(table.categoryId, table.updatedAt),
    index("products_changed").on(table.updatedAt),
    index("products_family").on(sql`${table.family} collate nocase`, table.volumeMl, table.id),
    check("products_price", sql`${table.pricePaise} between 1 and 100000000`),
    check("products_volume", sql`${table.volumeMl} > 0`),
    check("products_shipping", sql`${table.shipping} in (0, 1)`),
  ],
);

/**
 * Photos of products. The files lie in `uploads/<hash>/`: the original and its renditions. A photo outlives its product
 * when an order line shows it, hence `set null`.
 */
export const photos = sqliteTable(
  "photos",
  {
    id: id(),
    productId: text("product_id").references(() => products.id, { onDelete: "set null" }),
    /** SHA-256 of the original file, hex: names the folder and makes the URL cacheable for ever. */
    hash: text("hash").notNull(),
    alt: text("alt").notNull(),
    /** Pixels of the upright original. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    position: integer("position").notNull().default(0),
    /**
     * `#rrggbb`, what most of the photo is, shown while it loads. Null: not all of its files are made; a migration that
     * brings more of them sets it to null again. Its check is written by hand in the migration that brought it.
     */
    colour: text("colour"),
    createdAt: createdAt(),
  },
  (table) => [
    index("photos_product").on(table.productId, table.position),
    index("photos_hash").on(table.hash),
    index("photos_to_make")
      .on(table.hash)
      .where(sql`${table.colour} is null`),
    check("photos_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);

/** A list of products that an admin uploaded and has not confirmed yet. Kept as text: it is read anew every time. */
export const productImports = sqliteTable(
  "product_imports",
  {
    id: id(),
    adminId: text("admin_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("product_imports_admin").on(table.adminId),
    index("product_imports_age").on(table.createdAt),
  ],
);

/** How many products there are, by category and step of price: kept by triggers, so that no list has to count. */
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
