import { and, eq, gt, isNotNull, notExists, sql } from "drizzle-orm";
import type { CouponBuyer } from "~/sales/coupons/discount.server";
import { phoneKey } from "~/sales/coupons/uses.server";
import { type Reader, write } from "~/base/db/connection.server";
import { isListed, mobileDigits, orderEvents, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { recordEvent } from "~/sales/orders/events.server";

/** Parcels that came back within this time (ms) count. */
const remembered = 365 * day;
const mostReturned = 2;

/**
 * Whether so many parcels of this buyer (by account or mobile number) came back that the next order is paid beforehand. A return
 * that the owner forgave does not count. `now`: UTC ms.
 */
export function hasReturnedTooMany(from: Reader, buyer: CouponBuyer, now = Date.now()): boolean {
  if (!buyer) return false;
  const { userId, phone } = buyer;
  const digits = phoneKey(phone).slice(-10);
  const own = [
    ...(userId === null ? [] : [eq(orders.userId, userId)]),
    ...(digits === "" ? [] : [sql`${mobileDigits} = ${digits}`]),
  ];
  // A query for each: its own index finds a handful of orders.
  const returned = own.flatMap((by) =>
    from
      .select({ id: orders.id })
      .from(orders)
      .where(and(by, isListed, gt(orders.returnedAt, now - remembered), notExists(forgiven(from))))
      .all(),
  );
  return new Set(returned.map(({ id }) => id)).size >= mostReturned;
}

const forgiven = (from: Reader) =>
  from
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, "return-forgiven")));

/** Lets a returned parcel no longer count against its buyer. Doing it twice changes nothing. */
export async function forgiveReturn(orderId: string, actor: { id: string }): Promise<void> {
  await write((tx) => {
    const open = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isNotNull(orders.returnedAt), notExists(forgiven(tx))))
      .get();
    if (open) recordEvent(tx, orderId, actor.id, "return-forgiven");
  });
}
