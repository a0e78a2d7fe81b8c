import { count, desc, eq, isNull, sql, sum } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { coupons, couponUses, orders } from "~/base/db/schema";
import { offerWords, ruleWords, stateWords } from "./coupon-words";

/** All coupons, newest first, with how often they are used, what that gave (paise), and how they stand. `now`: UTC ms. */
export function allCoupons(now = Date.now()) {
  const counts = new Map(countsByCoupon().map((row) => [row.couponId, row]));
  const given = new Map(givenByCoupon().map((row) => [row.couponId, row.paise]));
  return db
    .select()
    .from(coupons)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .all()
    .map((coupon) => {
      const { uses = 0, ever = 0 } = counts.get(coupon.id) ?? {};
      return {
        ...coupon,
        uses,
        givenPaise: given.get(coupon.id) ?? 0,
        /** Orders name it, so it can be switched off, but not deleted. */
        wasUsed: ever > 0,
        offer: offerWords(coupon),
        rules: ruleWords(coupon),
        state: stateWords({ ...coupon, uses }, now),
      };
    });
}

/** The coupon with this id; null: there is none. */
export const couponWith = (id: string) =>
  db.select().from(coupons).where(eq(coupons.id, id)).get() ?? null;

/** Counted by the index of the uses alone. */
function countsByCoupon() {
  return db
    .select({
      couponId: couponUses.couponId,
      ever: count(),
      uses: sql<number>`sum(${couponUses.givenBackAt} is null)`,
    })
    .from(couponUses)
    .groupBy(couponUses.couponId)
    .all();
}

/** Only the order knows its discount. */
function givenByCoupon() {
  return db
    .select({ couponId: couponUses.couponId, paise: sum(orders.discountPaise).mapWith(Number) })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(isNull(couponUses.givenBackAt))
    .groupBy(couponUses.couponId)
    .all();
}

export type ListedCoupon = ReturnType<typeof allCoupons>[number];
