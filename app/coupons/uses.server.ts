import { and, count, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Reader, Writer } from "~/db/connection.server";
import { couponUses, orders } from "~/db/schema";
import { plainDigits } from "~/lib/digits";
import { indianMobile } from "~/lib/phone";

type Use = { orderId: string; couponId: string; userId: string | null; phone: string };

/** One filling of a cart. It can be paid once, so its orders together are one use. */
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

/** Gives back the use of an order that lapsed or was cancelled unpaid. `now`: UTC ms. */
export function giveBackUse(tx: Writer, orderId: string, now: number): void {
  tx.update(couponUses)
    .set({ givenBackAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.givenBackAt)))
    .run();
}

/** How often a coupon is used, not counting the orders of this cart. */
export function usesOf(from: Reader, couponId: string, except: CartRound | null): number {
  return counted(from, couponId, undefined, except);
}

/** How often a buyer, by account or phone number, uses a coupon, not counting the orders of this cart. */
export function usesBy(
  from: Reader,
  couponId: string,
  { userId, phone }: { userId: string | null; phone: string },
  except: CartRound | null,
): number {
  const key = phoneKey(phone);
  const own = [
    ...(userId === null ? [] : [eq(couponUses.userId, userId)]),
    ...(key === "" ? [] : [eq(couponUses.phone, key)]),
  ];
  return own.length === 0 ? 0 : counted(from, couponId, or(...own), except);
}

/** The uses of the cart's orders are subtracted, because the index of all uses holds no orders. */
function counted(
  from: Reader,
  couponId: string,
  by: SQL | undefined,
  except: CartRound | null,
): number {
  const uses = (condition: SQL | undefined) =>
    from
      .select({ uses: count() })
      .from(couponUses)
      .where(and(eq(couponUses.couponId, couponId), isNull(couponUses.givenBackAt), by, condition))
      .get()?.uses ?? 0;
  if (!except) return uses(undefined);
  const ofCart = from
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, except.id), eq(orders.cartRound, except.round)));
  return uses(undefined) - uses(inArray(couponUses.orderId, ofCart));
}
