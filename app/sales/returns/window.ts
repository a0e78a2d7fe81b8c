import { dayStart, startOfDay } from "~/base/lib/days";
import { hasLeft } from "~/sales/fulfilment/moved";
import type { Order } from "~/sales/orders/order.server";

/** Days after dispatch by which a parcel counts as arrived that nobody saw arrive and that was promised for no day. */
const daysOnTheWay = 7;

/** Until when a return can be asked for: `until` (UTC ms) is the end of `lastDay` (its start, UTC ms), Indian time. */
type ReturnWindow = { lastDay: number; until: number };

type Times = Pick<Order, "status" | "shippedAt" | "deliveredAt" | "promisedTo">;

/**
 * How long a return of this order can be asked for; null: it has not left, or nobody knows when. The day after the arrival is the
 * first of `days`. An order counts as arrived when it was noted so; until then on the last day it was promised for, and without one a
 * week after it was sent. It is never too early: it may be there before the shop knows.
 */
export function windowOf(order: Times, days: number): ReturnWindow | null {
  const arrived = order.status === "cancel" || !hasLeft(order) ? null : arrivalOf(order);
  if (arrived === null) return null;
  const lastDay = startOfDay(arrived, days);
  return { lastDay, until: startOfDay(arrived, days + 1) };
}

function arrivalOf({ shippedAt, deliveredAt, promisedTo }: Times): number | null {
  if (deliveredAt !== null) return deliveredAt;
  if (shippedAt === null) return null;
  const promised = dayStart(promisedTo);
  return promised === null ? startOfDay(shippedAt, daysOnTheWay) : Math.max(promised, shippedAt);
}
