import type { Reader } from "~/db/connection.server";

/** A coupon's discount on an order, in paise. */
export type Discount = { couponId: string; code: string; paise: number };

/** Whose discount it is; null: not known yet. `phone` as `+919876543210`. */
export type CouponBuyer = { userId: string | null; phone: string } | null;

/** The discount that a code gives on goods of this value, or why it gives none, as a sentence. `now`: UTC ms. */
export function discountFor(
  _from: Reader,
  _code: string | null,
  _goodsPaise: number,
  _buyer: CouponBuyer,
  _now = Date.now(),
): { discount: Discount | null; problem: string | null } {
  return { discount: null, problem: null };
}
