import { and, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { coupons, couponUses, isHolding, orders } from "~/base/db/schema";
import { plainDigits } from "~/base/lib/typed/digits";
import { indianMobile } from "~/base/lib/india/phone";

type Use = { orderId: string; couponId: string; userId: string | null; phone: string };

/** One round of a cart (`carts.round`). It can be paid once, so its orders together are one use. */
export type CartRound = { id: string; round: number };

/** A phone number in one notation, `+919825012345`; what is no Indian mobile number: its digits. */
export function phoneKey(phone: string): string {
  return indianMobile(phone) ?? plainDigits(phone).replace(/\D/g, "");
}

/**
 * Counts an order's use of its coupon, from the moment it is placed. Counting it twice changes nothing; one that was given back is
 * taken from now on. The buyer's other orders that were begun and not paid give theirs back. `now`: UTC ms.
 */
export function countUse(tx: Writer, use: Use, now: number): void {
  const { givenBackAt, createdAt } = couponUses;
  const others = begunBy(tx, use).filter((id) => id !== use.orderId);
  if (others.length > 0) giveBackUses(tx, others, now);
  tx.insert(couponUses)
    .values({ ...use, phone: phoneKey(use.phone), createdAt: now })
    .onConflictDoUpdate({
      target: couponUses.orderId,
      set: {
        givenBackAt: null,
        createdAt: sql`case when ${givenBackAt} is null then ${createdAt} else ${now} end`,
      },
    })
    .run();
}

/** Whether this order gave back the use of its coupon, so that others may have taken it. */
export function gaveBackUse(from: Reader, orderId: string): boolean {
  const use = from
    .select({ at: couponUses.givenBackAt })
    .from(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .get();
  return use !== undefined && use.at !== null;
}

/** Gives back the uses of orders that lapsed or were cancelled unpaid. `now`: UTC ms. */
export function giveBackUses(tx: Writer, orderIds: string[], now: number): void {
  tx.update(couponUses)
    .set({ givenBackAt: now })
    .where(and(inArray(couponUses.orderId, orderIds), isNull(couponUses.givenBackAt)))
    .run();
}

type By = { userId: string | null; phone: string };

/**
 * Uses that do not count against a new order, which takes their place: those of the other orders of its cart, and of orders that its
 * buyer began and did not pay.
 */
export type Except = { cart: CartRound | null; buyer: By | null };

/** How often a coupon is used. */
export function usesOf(from: Reader, couponId: string, except: Except): number {
  return counted(from, eq(couponUses.couponId, couponId), except);
}

/** How often a buyer, by account or phone number, uses a coupon. */
export function usesBy(from: Reader, couponId: string, by: By, except: Except): number {
  const own = usedBy(by);
  return own ? counted(from, and(eq(couponUses.couponId, couponId), own), except) : 0;
}

/** How often a buyer uses any coupon that is for first orders only. */
export function firstOrderUsesBy(from: Reader, by: By, except: Except): number {
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

/** Orders with a coupon that this buyer began and did not pay, and that have not given its use back. */
function begunBy(from: Reader, by: By): string[] {
  const own = usedBy(by);
  if (!own) return [];
  return from
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(own, isNull(couponUses.givenBackAt), isHolding))
    .all()
    .map(({ id }) => id);
}

/** The excepted uses are subtracted, because the index of all uses holds no orders. */
function counted(from: Reader, which: SQL | undefined, { cart, buyer }: Except): number {
  const uses = (condition: SQL | undefined) =>
    from
      .select({ uses: count() })
      .from(couponUses)
      .where(and(which, isNull(couponUses.givenBackAt), condition))
      .get()?.uses ?? 0;
  const excepted = new Set([
    ...(cart ? ordersOf(from, cart) : []),
    ...(buyer ? begunBy(from, buyer) : []),
  ]);
  if (excepted.size === 0) return uses(undefined);
  return uses(undefined) - uses(inArray(couponUses.orderId, [...excepted]));
}

const ordersOf = (from: Reader, { id, round }: CartRound): string[] =>
  from
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, id), eq(orders.cartRound, round)))
    .all()
    .map((order) => order.id);
