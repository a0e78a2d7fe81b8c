import { and, eq, gt, isNotNull, notExists } from "drizzle-orm";
import type { CouponBuyer } from "~/coupons/discount.server";
import { type Reader, write } from "~/db/connection.server";
import { orderEvents, orders } from "~/db/schema";
import { indianMobile } from "~/lib/phone";
import { day } from "~/lib/time";
import { recordEvent } from "~/orders/events.server";

/** Parcels that came back within this time (ms) count. */
const remembered = 365 * day;
const mostReturned = 2;

/**
 * Whether so many parcels of this buyer (by account or mobile number) came back that the next order is paid beforehand. A return
 * that the owner forgave does not count. `now`: UTC ms.
 */
export function hasReturnedTooMany(from: Reader, buyer: CouponBuyer, now = Date.now()): boolean {
  if (!buyer) return false;
  const phone = mobileIn(buyer.phone);
  const returned = from
    .select({ userId: orders.userId, buyerPhone: orders.buyerPhone, shipPhone: orders.shipPhone })
    .from(orders)
    .where(and(gt(orders.returnedAt, now - remembered), notExists(forgiven(from))))
    .all();
  const own = returned.filter(
    ({ userId, buyerPhone, shipPhone }) =>
      (buyer.userId !== null && userId === buyer.userId) ||
      mobileIn(shipPhone ?? buyerPhone) === phone,
  );
  return own.length >= mostReturned;
}

/** Profiles hold a number as typed. */
const mobileIn = (typed: string): string => indianMobile(typed) ?? typed;

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
