import { and, count, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Reader, Writer } from "~/db/connection.server";
import { coupons, couponUses, orders } from "~/db/schema";
import { plainDigits } from "~/lib/india/digits";
import { indianMobile } from "~/lib/india/phone";

type Use = { orderId: string; couponId: string; userId: string | null; phone: string };

/** One round of a cart (`carts.round`). It can be paid once, so its orders together are one use. */
export type CartRound = { id: string; round: number };

/** A phone number in one notation, `+919825012345`; what is no Indian mobile number: its digits. */
export function phoneKey(phone: string): string {
  return indianMobile(phone) ?? plainDigits(phone).replace(/\D/g, "");
}

/** Counts an order's use of its coupon, from the moment it is placed. Counting it twice changes nothing. `now`: UTC ms. */
export function countUse(tx: Writer, use: Use, now: number): void {
  tx.insert(couponUses)
    .values({ ...use, phone: phoneKey(use.phone), createdAt: now })
    .onConflictDoUpdate({ target: couponUses.orderId, set: { givenBackAt: null } })
    .run();
}

/** Gives back the uses of orders that lapsed or were cancelled unpaid. `now`: UTC ms. */
export function giveBackUses(tx: Writer, orderIds: string[], now: number): void {
  tx.update(couponUses)
    .set({ givenBackAt: now })
    .where(and(inArray(couponUses.orderId, orderIds), isNull(couponUses.givenBackAt)))
    .run();
}

/** How often a coupon is used, not counting the orders of this cart. */
export function usesOf(from: Reader, couponId: string, except: CartRound | null): number {
  return counted(from, eq(couponUses.couponId, couponId), except);
}

type By = { userId: string | null; phone: string };

/** How often a buyer, by account or phone number, uses a coupon, not counting the orders of this cart. */
export function usesBy(from: Reader, couponId: string, by: By, except: CartRound | null): number {
  const own = usedBy(by);
  return own ? counted(from, and(eq(couponUses.couponId, couponId), own), except) : 0;
}

/** How often a buyer uses any coupon that is for first orders only, not counting the orders of this cart. */
export function firstOrderUsesBy(from: Reader, by: By, except: CartRound | null): number {
  const own = usedBy(by);
  const forFirst = from
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.firstOrderOnly, true));
  return own ? counted(from, and(own, inArray(couponUses.couponId, forFirst)), except) : 0;
}

/** Undefined: neither account nor phone number is known. */
function usedBy({ userId, phone }: By): SQL | undefined {
  const key = phoneKey(phone);
  return or(
    userId === null ? undefined : eq(couponUses.userId, userId),
    key === "" ? undefined : eq(couponUses.phone, key),
  );
}

/** The uses of the cart's orders are subtracted, because the index of all uses holds no orders. */
function counted(from: Reader, which: SQL | undefined, except: CartRound | null): number {
  const uses = (condition: SQL | undefined) =>
    from
      .select({ uses: count() })
      .from(couponUses)
      .where(and(which, isNull(couponUses.givenBackAt), condition))
      .get()?.uses ?? 0;
  if (!except) return uses(undefined);
  const ofCart = from
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, except.id), eq(orders.cartRound, except.round)));
  return uses(undefined) - uses(inArray(couponUses.orderId, ofCart));
}
