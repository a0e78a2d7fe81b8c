import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { couponUses, isHolding, orders } from "~/base/db/schema";
import { heldFor } from "~/goods/stock/holds.server";
import { giveBackUses } from "./uses.server";

/*
 * An order that was begun and not paid keeps the use of its coupon as long as its packs are held, 15 minutes. It can still be paid
 * afterwards, if the coupon still holds for its buyer then.
 */

/** Gives back the uses whose time is over. Looks before it writes. `now`: UTC ms. */
export async function giveBackUnpaidUses(now = Date.now()): Promise<void> {
  if (due(db, now).length > 0) await write((tx) => giveBackUses(tx, due(tx, now), now));
}

function due(from: Reader, now: number): string[] {
  return from
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(couponUses, eq(couponUses.orderId, orders.id))
    .where(and(isHolding, isNull(couponUses.givenBackAt), lt(couponUses.createdAt, now - heldFor)))
    .all()
    .map(({ id }) => id);
}

/** The uses of a coupon that orders hold which are just being paid: how many, and when (UTC ms) the first ends; null: there are none. */
export function usesBeingPaid(
  from: Reader,
  couponId: string,
): { uses: number; firstEnds: number } | null {
  const found = from
    .select({ at: couponUses.createdAt })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(isHolding, eq(couponUses.couponId, couponId), isNull(couponUses.givenBackAt)))
    .orderBy(asc(couponUses.createdAt))
    .all();
  const [first] = found;
  return first ? { uses: found.length, firstEnds: first.at + heldFor } : null;
}
