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
import { mostPacks } from "../packs";
import { orderStatuses, paymentMethods, paymentStatuses } from "../statuses";
import { users } from "./accounts";
import { photos } from "./catalogue";
import { createdAt, id, paise, timestamp, updatedAt } from "./columns";

const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(", "));

/** Literals instead of bound values: SQLite uses a partial index only when it can match the condition while planning. */
export const isOpen = sql.raw("payment_status in ('unpaid', 'pending')");
export const isPaid = sql.raw("payment_status in ('paid', 'part_refunded', 'refunded')");

/** Orders shown in lists: paid, in review, or payable other than online. */
export const isListed = sql.raw(
  "(payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'))",
);

export const orders = sqliteTable(
  "orders",
  {
    id: id(),
    /** Sequence number of the order; `number` is derived from it. */
    serial: integer("serial").notNull(),
    /** Shown to people and sent to the provider as the receipt, which must be unique. */
    number: text("number").notNull(),
    /** Unguessable: anyone with the link may see this order's payment status. */
    token: text("token").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    cartId: text("cart_id").notNull(),
    cartRound: integer("cart_round").notNull(),
    /** Fingerprint of the cart and its prices: pressing Checkout twice on the same cart finds the same order. */
    cartHash: text("cart_hash").notNull(),
    status: text("status", { enum: orderStatuses }).notNull().default("Not Process"),
    paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull().default("unpaid"),
    /** The provider's reason code for the last failed payment attempt. */
    failureReason: text("failure_reason"),
    totalPaise: paise("total_paise").notNull(),
    buyerName: text("buyer_name").notNull(),
    buyerEmail: text("buyer_email").notNull(),
    buyerPhone: text("buyer_phone").notNull(),
    buyerAddress: text("buyer_address").notNull(),
    /** Delivery address in the fields that tax invoices and couriers need; null: only `buyerAddress` is known. */
    shipName: text("ship_name"),
    shipPhone: text("ship_phone"),
    shipLine: text("ship_line"),
    shipCity: text("ship_city"),
    /** The state's two-digit GST code. */
    shipState: text("ship_state"),
    shipPin: text("ship_pin"),
    buyerGstin: text("buyer_gstin"),
    /** For methods other than `online` the operator confirms the payment by hand. */
    paymentMethod: text("payment_method", { enum: paymentMethods }).notNull().default("online"),
    courier: text("courier"),
    trackingNumber: text("tracking_number"),
    shippedAt: timestamp("shipped_at"),
    deliveredAt: timestamp("delivered_at"),
    paidAt: timestamp("paid_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("orders_serial").on(table.serial),
    uniqueIndex("orders_number").on(table.number),
    uniqueIndex("orders_token").on(table.token),
    uniqueIndex("orders_cart_content").on(table.cartId, table.cartRound, table.cartHash),
    uniqueIndex("orders_cart_paid_once").on(table.cartId, table.cartRound).where(isPaid),
    index("orders_user").on(table.userId, table.createdAt),
    index("orders_user_paid").on(table.userId, table.totalPaise).where(isPaid),
    // Each index ends with the columns of its condition: SQLite checks them again, and would otherwise read every order.
    index("orders_listed_newest")
      .on(table.createdAt, table.serial, table.paymentStatus, table.paymentMethod)
      .where(isListed),
    index("orders_listed_status")
      .on(table.status, table.createdAt, table.serial, table.paymentStatus, table.paymentMethod)
      .where(isListed),
    index("orders_listed_buyer")
      .on(
        sql`${table.buyerName} collate nocase`,
        table.createdAt,
        table.serial,
        table.status,
        table.paymentStatus,
        table.paymentMethod,
      )
      .where(isListed),
    // Covers the dashboard's sums, so that they never read an order.
    index("orders_paid_sales")
      .on(table.createdAt, table.paymentStatus, table.totalPaise, table.id)
      .where(isPaid),
    index("orders_open").on(table.updatedAt).where(isOpen),
    check("orders_status", sql`${table.status} in (${oneOf(orderStatuses)})`),
    check("orders_payment_status", sql`${table.paymentStatus} in (${oneOf(paymentStatuses)})`),
    check("orders_total", sql`${table.totalPaise} > 0`),
    check("orders_paid_at", sql`not (${isPaid}) or ${table.paidAt} is not null`),
  ],
);

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
    volumeMl: integer("volume_ml").notNull(),
    shipping: integer("shipping").notNull(),
    unitPricePaise: paise("unit_price_paise").notNull(),
    hsn: text("hsn").notNull().default("1508"),
    gstBasisPoints: integer("gst_basis_points").notNull().default(500),
    quantity: integer("quantity").notNull(),
    photoId: text("photo_id").references(() => photos.id, { onDelete: "set null" }),
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
    check(
      "order_lines_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(mostPacks))}`,
    ),
    check("order_lines_price", sql`${table.unitPricePaise} > 0`),
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
    /** A user's id, or `shopper`, `provider` or `shop` where no user acted. */
    actor: text("actor").notNull(),
    kind: text("kind").notNull(),
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);
