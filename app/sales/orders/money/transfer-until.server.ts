import { db } from "~/base/db/connection.server";
import { day } from "~/base/lib/time";
import { holdLimits } from "~/goods/stock/hold-limits.server";
import type { Order } from "../order.server";

/** Days that a guest's order waits which the owner wrote down or made of a quote: its packs were promised by a person. */
export const promisedDays = 30;

/** Until when an order waits for its transfer (UTC ms), and is then cancelled (`cancelMissingTransfers`); null: for none, or as long as it takes. */
export function transferUntil(order: Order): number | null {
  const {
    status,
    paymentStatus,
    partPaidAt,
    writtenOffAt,
    paymentMethod,
    source,
    userId,
    claimedUtr,
  } = order;
  // Whoever sent a part is not left alone with it.
  if (partPaidAt !== null || writtenOffAt !== null) return null;
  if (status !== "Not Process" || paymentStatus !== "pending" || paymentMethod !== "transfer")
    return null;
  const isPromised = userId === null && claimedUtr === null;
  const days = [
    ...(source === "shop" ? [holdLimits(db).transferDays] : []),
    ...(isPromised ? [promisedDays] : []),
  ];
  if (days.length === 0) return null;
  return Math.max(order.createdAt, order.updatedAt) + Math.min(...days) * day;
}
