import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, paise, timestamp, updatedAt } from "./columns";

export const coupons = sqliteTable(
  "coupons",
  {
    id: id(),
    code: text("code").notNull(),
    kind: text("kind", { enum: ["percent", "amount"] }).notNull(),
    /** Percent: hundredths of a percent; amount: paise. */
    value: integer("value").notNull(),
    /** The goods must cost at least this much. */
    leastPaise: paise("least_paise").notNull().default(0),
    firstOrderOnly: integer("first_order_only", { mode: "boolean" }).notNull().default(false),
    /** How often one buyer, and everybody together, may use it; null: as often as they like. */
    perBuyer: integer("per_buyer"),
    inAll: integer("in_all"),
    startsAt: timestamp("starts_at"),
    endsAt: timestamp("ends_at"),
    isOn: integer("is_on", { mode: "boolean" }).notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("coupons_code").on(sql`${table.code} collate nocase`),
    check("coupons_kind", sql`${table.kind} in ('percent', 'amount')`),
    check(
      "coupons_value",
      sql`${table.value} > 0 and (${table.kind} = 'amount' or ${table.value} <= 10000)`,
    ),
    check("coupons_least", sql`${table.leastPaise} >= 0`),
    check(
      "coupons_limits",
      sql`coalesce(${table.perBuyer}, 1) > 0 and coalesce(${table.inAll}, 1) > 0`,
    ),
  ],
);

/** Each order that uses a coupon. Counted from the moment it is placed; given back when an unpaid order lapses or is cancelled. */
export const couponUses = sqliteTable(
  "coupon_uses",
  {
    /** Not a foreign key: `orders` refers to `coupons`, and an order is never deleted while it counts. */
    orderId: text("order_id").primaryKey(),
    couponId: text("coupon_id")
      .notNull()
      .references(() => coupons.id, { onDelete: "cascade" }),
    /** The buyer: the account if there is one, and the phone number in one notation. */
    userId: text("user_id"),
    phone: text("phone").notNull(),
    givenBackAt: timestamp("given_back_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("coupon_uses_coupon").on(table.couponId, table.givenBackAt, table.phone, table.userId),
    index("coupon_uses_phone").on(table.phone),
    index("coupon_uses_user")
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
