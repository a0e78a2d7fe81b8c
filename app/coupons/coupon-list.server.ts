import { and, count, countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { coupons, couponUses, orders } from "~/db/schema";
import { dayOf } from "~/lib/days";
import { offerWords, ruleWords, stateWords } from "./coupon-words";

/** All coupons, newest first, with how often they are used, what that gave (paise), and how they stand. `now`: UTC ms. */
export function allCoupons(now = Date.now()) {
  return db
    .select({
      coupon: coupons,
      uses: count(orders.id),
      givenPaise: sql<number>`coalesce(sum(${orders.discountPaise}), 0)`,
      everUsed: countDistinct(couponUses.orderId),
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .leftJoin(orders, and(eq(orders.id, couponUses.orderId), isNull(couponUses.givenBackAt)))
    .groupBy(coupons.id)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .all()
    .map(({ coupon, everUsed, ...counted }) => ({
      ...coupon,
      ...counted,
      /** Orders name it, so it can be switched off, but not deleted. */
      wasUsed: everUsed > 0,
      offer: offerWords(coupon),
      rules: ruleWords(coupon),
      firstDay: coupon.startsAt === null ? "" : dayOf(coupon.startsAt),
      lastDay: coupon.endsAt === null ? "" : dayOf(coupon.endsAt - 1),
      state: stateWords({ ...coupon, uses: counted.uses }, now),
    }));
}

export type ListedCoupon = ReturnType<typeof allCoupons>[number];
