import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { packKinds, saleStates } from "../statuses";
import { categories } from "./categories";
import { createdAt, id, paise, updatedAt } from "./columns";
import { packFacts } from "./pack-facts";
import { measureRule, packMeasure } from "./goods/pack-measure";
import { stockFacts } from "./goods/stock-facts";
import {
  priceStep,
  litrePrice,
  isVisible,
  lacksDeclaration,
  isHidden,
  hasOddSize,
  hasShortHsn,
} from "./product-states";

export const products = sqliteTable(
  "products",
  {
    id: id(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    description: text("description").notNull(),
    /** Name and description folded by `searchText`: SQLite folds the case of ASCII only. */
    searchText: text("search_text").notNull(),
    /** Its names and descriptions in Gujarati and Hindi (`catalogue_words`), folded by `ownText`. */
    ownText: text("own_text").notNull().default(""),
    pricePaise: paise("price_paise").notNull(),
    /** Millilitres in one pack; null: goods by number (`pieces`). */
    volumeMl: integer("volume_ml"),
    /** 1: shipping available, 0: not. */
    shipping: integer("shipping").notNull().default(1),
    /** HSN code on tax invoices; 1508 is groundnut oil. */
    hsn: text("hsn").notNull().default("1508"),
    /** Tax rate in hundredths of a percent, included in the price: 500 is 5 %. */
    gstBasisPoints: integer("gst_basis_points").notNull().default(500),
    ...packFacts,
    /** The group that all sizes of the same oil share. */
    family: text("family"),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "restrict" }),
    /** The photo shown first. */
    photoId: text("photo_id").references((): AnySQLiteColumn => photos.id, {
      onDelete: "set null",
    }),
    /** The one of its photos that shows the label of the pack (triggers see to it). */
    labelPhotoId: text("label_photo_id").references((): AnySQLiteColumn => photos.id, {
      onDelete: "set null",
    }),
    /** Hidden: a draft, of which shoppers and API clients learn nothing. */
    sale: text("sale", { enum: saleStates }).notNull().default("on sale"),
    /** The day when a sold-out product may be back, `2026-12-01`. */
    backOn: text("back_on"),
    /** The shop's own code (SKU). */
    code: text("code"),
    ...packMeasure,
    /** Grams per litre; null: the shop's usual 910. */
    densityGPerL: integer("density_g_per_l"),
    /** What it is packed in; null: not said. Its check is in migration 0026, written by hand. */
    packKind: text("pack_kind", { enum: packKinds }),
    /** Containers in one pack: 10 for a carton of 10 × 1 L. `volumeMl` and weights are those of the whole pack. */
    containers: integer("containers").notNull().default(1),
    ...stockFacts,
    /** Token of the form that created it, so that a form sent twice creates one product. */
    idempotencyKey: text("form_key"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("products_slug").on(table.slug),
    index("products_being_paid")
      .on(table.id)
      .where(sql`is_being_paid = 1`),
    uniqueIndex("products_form_key").on(table.idempotencyKey),
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
    index("products_label_photo")
      .on(table.labelPhotoId)
      .where(sql`label_photo_id is not null`),
    // Shoppers' lists hold visible products only. Each index ends with the column of its condition, which SQLite checks again (and
    // would do so in the table, if it were a generated one).
    index("products_visible").on(table.createdAt, table.id, table.sale).where(isVisible),
    index("products_visible_category")
      .on(table.categoryId, table.createdAt, table.id, table.sale)
      .where(isVisible),
    index("products_hidden")
      .on(table.categoryId, table.createdAt, table.id, table.sale)
      .where(isHidden),
    // For the Store's price filter: see `priceStep`.
    index("products_price_step")
      .on(priceStep(table.pricePaise), table.createdAt, table.id, table.sale)
      .where(isVisible),
    index("products_category_price_step")
      .on(table.categoryId, priceStep(table.pricePaise), table.createdAt, table.id, table.sale)
      .where(isVisible),
    // For the Store's orders by price and by price per litre.
    index("products_visible_price").on(table.pricePaise, table.id, table.sale).where(isVisible),
    index("products_visible_litre")
      .on(litrePrice(table.pricePaise, table.volumeMl), table.id, table.sale)
      .where(isVisible),
    // For the lowest price of a size.
    index("products_visible_size")
      .on(table.volumeMl, table.pricePaise, table.id, table.sale)
      .where(isVisible),
    // For a category's newest photo and last change, without scanning its products.
    index("products_category_pictured")
      .on(table.categoryId, table.createdAt, table.id, table.photoId, table.sale)
      .where(sql`${table.photoId} is not null and ${isVisible}`),
    index("products_category_changed")
      .on(table.categoryId, table.updatedAt, table.sale)
      .where(isVisible),
    index("products_changed").on(table.updatedAt, table.sale).where(isVisible),
    index("products_visible_id").on(table.id, table.sale).where(isVisible),
    uniqueIndex("products_code")
      .on(sql`${table.code} collate nocase`)
      .where(sql`code is not null`),
    uniqueIndex("products_ean")
      .on(table.ean)
      .where(sql`ean is not null`),
    // For the list of what runs low or is owed.
    index("products_counted")
      .on(table.stock, table.id)
      .where(sql`is_counted = 1`),
    // For the owner's lists of stock, and of what is sold out.
    index("products_by_count").on(table.isCounted, sql`${table.name} collate nocase`, table.id),
    index("products_low")
      .on(table.isCounted, table.stock, table.id, table.agedStock, table.lowStock)
      .where(sql`is_counted = 1 and low_stock >= stock - aged_stock`),
    index("products_sold_out")
      .on(table.createdAt, table.id)
      .where(sql`is_sold_out = 1`),
    index("products_undeclared").on(table.createdAt, table.id).where(lacksDeclaration),
    index("products_odd_size").on(table.createdAt, table.id).where(hasOddSize),
    index("products_short_hsn").on(table.createdAt, table.id).where(hasShortHsn),
    index("products_family").on(sql`${table.family} collate nocase`, table.volumeMl, table.id),
    check("products_price", sql`${table.pricePaise} between 1 and 100000000`),
    check("products_volume", sql.raw(measureRule("> 0"))),
    check("products_shipping", sql`${table.shipping} in (0, 1)`),
  ],
);

/** Product photos, with their renditions in `uploads/<hash>/`. One that an order line shows outlives its product: `set null`. */
export const photos = sqliteTable(
  "photos",
  {
    id: id(),
    productId: text("product_id").references(() => products.id, { onDelete: "set null" }),
    /** SHA-256 of the original file, hex: names the folder and makes URLs cacheable for ever. */
    hash: text("hash").notNull(),
    alt: text("alt").notNull(),
    /** Size in pixels of the upright original. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    position: integer("position").notNull().default(0),
    /** Dominant colour, `#rrggbb`, shown while it loads (a migration checks it). Null: renditions are missing, or are new ones. */
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
