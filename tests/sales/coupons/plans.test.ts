import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { isGuestsUnpaid, isHolding, isListed, isPaid, mobileDigits } from "~/base/db/schema";

const planOf = (query: SQL) =>
  db
    .all<{ detail: string }>(sql`explain query plan ${query}`)
    .map(({ detail }) => detail)
    .join(" | ");

test.each([
  [
    "the orders of a mobile number",
    sql`select id from orders where ${mobileDigits} = '9825012345' and ${isListed}`,
    /^SEARCH orders USING INDEX orders_mobile/,
  ],
  [
    "the towns of a PIN",
    sql`select ship_city, buyer_phone from orders where ship_pin = '395007' and ${isPaid} and ship_city is not null and payment_status <> 'refunded' order by created_at desc limit 200`,
    /^SEARCH orders USING COVERING INDEX orders_towns \(ship_pin=\?\)$/,
  ],
  [
    "the parcels of a mobile number that came back",
    sql`select id from orders where ${mobileDigits} = '9825012345' and ${isListed} and returned_at > 1`,
    /^SEARCH orders USING INDEX orders_mobile/,
  ],
  [
    "the parcels of an account that came back",
    sql`select id from orders where user_id = 'a' and ${isListed} and returned_at > 1`,
    /^SEARCH orders USING INDEX orders_user /,
  ],
  [
    "the orders that wait too long",
    sql`select id from orders where ${isHolding} and updated_at < 1 order by updated_at limit 200`,
    /^SEARCH orders USING INDEX orders_holding \(updated_at<\?\)$/,
  ],
  [
    "the guests who never paid",
    sql`select id from orders where ${isGuestsUnpaid} and updated_at < 1 order by updated_at limit 100`,
    /^SEARCH orders USING INDEX orders_guests_unpaid \(user_id=\? AND updated_at<\?\)$/,
  ],
  [
    "the guests' transfers that never came",
    sql`select id from orders where ${isListed} and status = 'Not Process' and payment_status = 'pending' and payment_method = 'transfer' and user_id is null and claimed_utr is null and created_at < 1 and updated_at < 1 order by created_at`,
    /^SEARCH orders USING INDEX orders_(listed_status|open|user)/,
  ],
  [
    "the uses of coupons for first orders by a buyer",
    sql`select count(*) from coupon_uses where (user_id = 'b' or phone = 'c') and coupon_id in (select id from coupons where first_order_only = 1) and given_back_at is null`,
    /coupon_uses_user.*coupon_uses_phone|SEARCH coupon_uses USING COVERING INDEX coupon_uses_coupon/,
  ],
  [
    "the uses of a coupon",
    sql`select count(*) from coupon_uses where coupon_id = 'a' and given_back_at is null`,
    /^SEARCH coupon_uses USING COVERING INDEX coupon_uses_coupon/,
  ],
  [
    "the uses of a buyer",
    sql`select count(*) from coupon_uses where coupon_id = 'a' and given_back_at is null and (user_id = 'b' or phone = 'c')`,
    /coupon_uses_user.*coupon_uses_phone|SEARCH coupon_uses USING COVERING INDEX coupon_uses_coupon/,
  ],
])("%s are found by an index", (_, query, plan) => {
  expect(planOf(query)).toMatch(plan);
});
