import { and, eq, gte, inArray, notExists, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { isDelivered, orderReturns, orders, reviewStops } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/** Nobody is asked later than this (ms), so orders from before the shop asked for reviews are left out. */
const tooLate = 30 * day;

export const buyerEmail = sql`lower(trim(${orders.buyerEmail}))`;

/**
 * Orders that arrived, of which nothing came back and no money was given back as a whole, and whose buyer did not refuse to be asked.
 * `now`: UTC ms.
 */
export const mayBeAsked = (from: Reader, now: number) =>
  and(
    isDelivered,
    gte(orders.deliveredAt, now - tooLate),
    inArray(orders.paymentStatus, ["paid", "part_refunded", "pending"]),
    notExists(
      from
        .select({ id: orderReturns.id })
        .from(orderReturns)
        .where(eq(orderReturns.orderId, orders.id)),
    ),
    notExists(
      from
        .select({ email: reviewStops.email })
        .from(reviewStops)
        .where(eq(reviewStops.email, buyerEmail)),
    ),
  );
