import { type Cart, type CartLine, totalOf } from "~/cart/cart.server";
import type { Viewer } from "~/accounts/viewer.server";
import { db } from "~/db/connection.server";
import { discountFor } from "./discount.server";

/** The coupon of a cart as its page shows it. `savedPaise`: what it gives now. `problem`: why it gives nothing. */
export type ShownCoupon = { code: string; savedPaise: number; problem: string | null };

/** The coupon code in a cart, and what it gives; null without one. `now`: UTC ms. */
export function shownCoupon(
  cart: Cart | null,
  lines: CartLine[],
  viewer: Viewer | null,
  now = Date.now(),
): ShownCoupon | null {
  if (!cart?.couponCode) return null;
  const buyer = viewer && { userId: viewer.id, phone: viewer.phone };
  const goods = totalOf(lines);
  const { discount, problem } = discountFor(db, cart.couponCode, goods, buyer, now, cart);
  return { code: cart.couponCode, savedPaise: discount?.paise ?? 0, problem };
}
