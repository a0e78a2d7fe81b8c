import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex, index } from "drizzle-orm/sqlite-core";
import { mostPacksPerLine } from "../packs";
import { users } from "./accounts";
import { products } from "./catalogue";
import { createdAt, id, paise, updatedAt } from "./columns";

export const carts = sqliteTable(
  "carts",
  {
    /** The random token in the cart cookie. */
    id: id(),
    /** A signed-in shopper has one cart on all devices. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** How often this cart was paid for and emptied: each round can be paid once. */
    round: integer("round").notNull().default(1),
    /** The coupon code that the shopper entered; whether it is valid is checked each time. */
    couponCode: text("coupon_code"),
    /** Whether the cookie of a guest's cart came back: programs without cookies make a cart with each request. True for older carts. */
    isSeen: integer("is_seen", { mode: "boolean" }).notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("carts_user")
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index("carts_updated").on(table.updatedAt),
    index("carts_unseen")
      .on(table.updatedAt)
      .where(sql`${table.isSeen} = 0`),
  ],
);

export const cartLines = sqliteTable(
  "cart_lines",
  {
    id: id(),
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** Null after the product was deleted: the line remains to tell the shopper so, by `name`. */
    productId: text("product_id").references(() => products.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull().default(1),
    /** Where the line was made: the cart holds up to 5 packs, the quick-order sheet more. */
    source: text("source", { enum: ["cart", "sheet"] })
      .notNull()
      .default("cart"),
    /** The price that the shopper saw when it was put in; null: from before that was remembered. */
    seenPaise: paise("seen_paise"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("cart_lines_product").on(table.cartId, table.productId),
    index("cart_lines_of_product").on(table.productId),
    check(
      "cart_lines_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(mostPacksPerLine))}`,
    ),
  ],
);
