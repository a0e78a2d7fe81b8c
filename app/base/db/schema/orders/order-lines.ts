import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mostPacksPerLine } from "~/base/db/packs";
import { photos } from "../catalogue";
import { createdAt, id, paise } from "../columns";
import { measureRule, packMeasure } from "../goods/pack-measure";
import { orders } from "./orders";

/** Product name and price as of the order, independent of later changes. */
export const orderLines = sqliteTable(
  "order_lines",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** Not a foreign key: the product may be deleted, but its id stays part of the order. */
    productId: text("product_id").notNull(),
    categoryId: text("category_id").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    description: text("description").notNull(),
    /** Volume, measure, pieces, net weight and containers of the pack as it was: as in `products`. */
    volumeMl: integer("volume_ml"),
    ...packMeasure,
    netWeightG: integer("net_weight_g"),
    containers: integer("containers").notNull().default(1),
    shipping: integer("shipping").notNull(),
    unitPricePaise: paise("unit_price_paise").notNull(),
    hsn: text("hsn").notNull().default("1508"),
    gstBasisPoints: integer("gst_basis_points").notNull().default(500),
    quantity: integer("quantity").notNull(),
    /** Packs of `quantity` that were taken out before packing, after the order was paid: they are not sent. */
    takenOut: integer("taken_out").notNull().default(0),
    /** This line's share of the order's discount. */
    discountPaise: paise("discount_paise").notNull().default(0),
    photoId: text("photo_id").references(() => photos.id, { onDelete: "set null" }),
    /** What a pack was made of when it was ordered, `[{"productId":…,"packs":10}]` (a trigger's doing); null: of nothing else. */
    madeOf: text("made_of"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_lines_photo").on(table.photoId),
    // For the photo of a deleted product.
    index("order_lines_product").on(table.productId, table.photoId),
    index("order_lines_sold").on(
      table.orderId,
      table.productId,
      table.volumeMl,
      table.quantity,
      table.name,
    ),
    // For the money that is owed for packs taken out of orders that were paid by hand.
    index("order_lines_taken_out")
      .on(table.orderId)
      .where(sql`taken_out > 0`),
    check(
      "order_lines_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(mostPacksPerLine))}`,
    ),
    check("order_lines_measure", sql.raw(measureRule(">= 0"))),
    check("order_lines_price", sql`${table.unitPricePaise} > 0`),
    check(
      "order_lines_discount",
      sql`${table.discountPaise} between 0 and ${table.unitPricePaise} * ${table.quantity}`,
    ),
  ],
);

/** Who did what to an order, and when. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** A user's id, or `guest`, `shopper`, `provider` or `shop` where no user acted. */
    actor: text("actor").notNull(),
    kind: text("kind").notNull(),
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);
