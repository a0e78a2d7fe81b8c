import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { coupons, isListed, mobileDigits, orders } from "~/db/schema";
import { rupees } from "~/lib/money";
import { codeIn } from "./code";
import { firstOrderUsesBy, phoneKey, usesBy, usesOf, type CartRound } from "./uses.server";
import { t } from "~/words/say";

/** A coupon's discount on an order, in paise. */
export type Discount = { couponId: string; code: string; paise: number };

/** Whose discount it is; null: not known yet. `phone` in any notation; empty: none. */
export type CouponBuyer = { userId: string | null; phone: string } | null;

export type Coupon = typeof coupons.$inferSelect;

/** The one answer for a code that is unknown, used up, expired, switched off, or not for this buyer. */
export const cannotBeUsed = (): string => t("This code cannot be used.");

/** The least (paise) that a discount leaves to pay for the goods. */
const leastLeftPaise = 100;

/**
 * The discount that a code gives on goods of this value, or why it gives none, as a sentence. Without a buyer the rules about
 * buyers are not checked. `cart`: its own orders do not count as uses, because the next one takes their place. `now`: UTC ms.
 */
export function discountFor(
  from: Reader,
  code: string | null,
  goodsPaise: number,
  buyer: CouponBuyer,
  now = Date.now(),
  cart: CartRound | null = null,
): { discount: Discount | null; problem: string | null } {
  if (code === null) return { discount: null, problem: null };
  const coupon = couponBy(from, code);
  if (!coupon || !isValid(from, coupon, now, cart)) return refused(cannotBeUsed());
  if (buyer && !isFor(from, coupon, buyer, cart)) return refused(cannotBeUsed());

  const missing = coupon.leastPaise - goodsPaise;
  if (missing > 0)
    return refused(t("Add {amount} more to use this code.", { amount: rupees(missing) }));
  const paise = amountOf(coupon, goodsPaise);
  if (paise === 0) return refused(cannotBeUsed());
  return { discount: { couponId: coupon.id, code: coupon.code, paise }, problem: null };
}

/** Whether what a code gives depends on who buys, so that an answer tells what the shop knows of an account or a phone number. */
export function dependsOnBuyer(from: Reader, code: string | null): boolean {
  const coupon = code === null ? undefined : couponBy(from, code);
  return coupon !== undefined && (coupon.firstOrderOnly || coupon.perBuyer !== null);
}

const refused = (problem: string) => ({ discount: null, problem });

function couponBy(from: Reader, code: string): Coupon | undefined {
  return from
    .select()
    .from(coupons)
    .where(sql`${coupons.code} = ${codeIn(code)} collate nocase`)
    .get();
}

/** Whether it is on, within its time, and not used up. */
function isValid(from: Reader, coupon: Coupon, now: number, cart: CartRound | null): boolean {
  const { isOn, startsAt, endsAt, inAll } = coupon;
  if (!isOn || now < (startsAt ?? now) || (endsAt !== null && now >= endsAt)) return false;
  return inAll === null || usesOf(from, coupon.id, cart) < inAll;
}

function isFor(
  from: Reader,
  { id, firstOrderOnly, perBuyer }: Coupon,
  buyer: NonNullable<CouponBuyer>,
  cart: CartRound | null,
): boolean {
  // A first order that is not paid yet counts by its use of any such coupon: two of them could be paid one after the other.
  if (firstOrderOnly) return !hasOrdered(from, buyer) && firstOrderUsesBy(from, buyer, cart) === 0;
  return perBuyer === null || usesBy(from, id, buyer, cart) < perBuyer;
}

/** Whether this account or phone number has an order that is paid, in review, or to be paid by hand and not cancelled. */
function hasOrdered(from: Reader, { userId, phone }: NonNullable<CouponBuyer>): boolean {
  const isActive = or(ne(orders.paymentStatus, "pending"), ne(orders.status, "cancel"));
  const ordered = (by: ReturnType<typeof and>) =>
    from
      .select({ id: orders.id })
      .from(orders)
      .where(and(by, isListed, isActive))
      .limit(1)
      .get() !== undefined;
  const digits = phoneKey(phone).slice(-10);
  return (
    (userId !== null && ordered(eq(orders.userId, userId))) ||
    (digits !== "" && ordered(sql`${mobileDigits} = ${digits}`))
  );
}

function amountOf({ kind, value }: Coupon, goodsPaise: number): number {
  const paise = kind === "amount" ? value : Math.floor((goodsPaise * value) / 10_000);
  return Math.max(0, Math.min(paise, goodsPaise - leastLeftPaise));
}
