import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { coupons, isListed, mobileDigits, orders } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { codeIn } from "./code";
import {
  type CartRound,
  type Except,
  firstOrderUsesBy,
  phoneKey,
  usesBy,
  usesOf,
} from "./uses.server";
import { whyRefused } from "./why-refused.server";
import { t } from "~/base/words/say";

/** A coupon's discount on an order, in paise. */
export type Discount = { couponId: string; code: string; paise: number };

/** Whose discount it is; null: not known yet. `phone` in any notation; empty: none. */
export type CouponBuyer = { userId: string | null; phone: string } | null;

export type Coupon = typeof coupons.$inferSelect;

/** The answer for a code that is unknown, used up, expired, switched off, or not for this buyer, unless more may be said. */
export const cannotBeUsed = (): string => t("This code cannot be used.");

/** The least (paise) that a discount leaves to pay for the goods. */
const leastLeftPaise = 100;

/**
 * The discount that a code gives on goods of this value, or why it gives none, as a sentence; `isRefused`: whatever else is bought.
 * Without a buyer the rules about buyers are not checked. Orders that the next one takes the place of do not count as uses: those of
 * `cart`, and what the buyer began and did not pay. `now`: UTC ms.
 */
export function discountFor(
  from: Reader,
  code: string | null,
  goodsPaise: number,
  buyer: CouponBuyer,
  now = Date.now(),
  cart: CartRound | null = null,
): { discount: Discount | null; problem: string | null; isRefused?: true } {
  if (code === null) return { discount: null, problem: null };
  const coupon = couponBy(from, code);
  if (!coupon) return refused(cannotBeUsed());
  if (!isGoodFor(from, coupon, { buyer, cart }, now))
    return refused(whyRefused(from, coupon, buyer?.userId ?? null, now) ?? cannotBeUsed());

  const missing = coupon.leastPaise - goodsPaise;
  if (missing > 0)
    return {
      discount: null,
      problem: t("Add {amount} more to use this code.", { amount: rupees(missing) }),
    };
  const paise = amountOf(coupon, goodsPaise);
  if (paise === 0) return refused(cannotBeUsed());
  return { discount: { couponId: coupon.id, code: coupon.code, paise }, problem: null };
}

/** What decides whether an order that gave back the use of its coupon may take one again. `phone` in any notation. */
type UseAgain = {
  couponId: string;
  goodsPaise: number;
  buyer: NonNullable<CouponBuyer>;
  cart: CartRound;
};

/**
 * Whether a coupon still holds for an order that was placed with it before: on, within its time, not used up, good for this buyer,
 * and the goods cost enough. A buyer whose data were erased has no number to check by. `now`: UTC ms.
 */
export function stillHolds(
  from: Reader,
  { couponId, goodsPaise, buyer, cart }: UseAgain,
  now: number,
): boolean {
  const coupon = from.select().from(coupons).where(eq(coupons.id, couponId)).get();
  if (!coupon || goodsPaise < coupon.leastPaise) return false;
  const isUnknown = buyer.userId === null && phoneKey(buyer.phone) === "";
  if (isUnknown && (coupon.firstOrderOnly || coupon.perBuyer !== null)) return false;
  return isGoodFor(from, coupon, { buyer, cart }, now);
}

/** Whether what a code gives depends on who buys, so that an answer tells what the shop knows of an account or a phone number. */
export function dependsOnBuyer(from: Reader, code: string | null): boolean {
  const coupon = code === null ? undefined : couponBy(from, code);
  return coupon !== undefined && (coupon.firstOrderOnly || coupon.perBuyer !== null);
}

const refused = (problem: string) => ({ discount: null, problem, isRefused: true as const });

function couponBy(from: Reader, code: string): Coupon | undefined {
  return from
    .select()
    .from(coupons)
    .where(sql`${coupons.code} = ${codeIn(code)} collate nocase`)
    .get();
}

/** Whether it is on, within its time, not used up, and for this buyer, if there is one. */
function isGoodFor(
  from: Reader,
  coupon: Coupon,
  { buyer, cart }: { buyer: CouponBuyer; cart: CartRound | null },
  now: number,
): boolean {
  const { isOn, startsAt, endsAt, inAll } = coupon;
  if (!isOn || now < (startsAt ?? now) || (endsAt !== null && now >= endsAt)) return false;
  const except = { cart, buyer };
  if (inAll !== null && usesOf(from, coupon.id, except) >= inAll) return false;
  return !buyer || isFor(from, coupon, buyer, except);
}

function isFor(
  from: Reader,
  { id, firstOrderOnly, perBuyer }: Coupon,
  buyer: NonNullable<CouponBuyer>,
  except: Except,
): boolean {
  // A first order that is not paid yet counts by its use of any such coupon: two of them could be paid one after the other.
  if (firstOrderOnly)
    return !hasOrdered(from, buyer) && firstOrderUsesBy(from, buyer, except) === 0;
  return perBuyer === null || usesBy(from, id, buyer, except) < perBuyer;
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
