import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orderEvents } from "~/db/schema";
import { trackingLinks } from "./couriers.server";
import type { Order } from "./order.server";
import { type Step, timelineOf } from "./timeline";

export type Journey = {
  steps: Step[];
  /** Null until shipped, and without courier and number. */
  parcel: { courier: string | null; awb: string | null; link: string | null } | null;
};

/** The timelines of some orders for their buyers, by order id. */
export function journeysOf(found: Order[]): Map<string, Journey> {
  const times = statusTimes(found.map(({ id }) => id));
  const linkOf = trackingLinks();
  return new Map(
    found.map((order) => {
      const reached = times.get(order.id);
      const steps = timelineOf({
        ...order,
        packedAt: order.packedAt ?? reached?.get("Processing") ?? null,
        cancelledAt: reached?.get("cancel") ?? null,
      });
      return [order.id, { steps, parcel: parcelOf(order, linkOf) }];
    }),
  );
}

/** Hides a tracking number entered before the parcel is shipped. */
function parcelOf(
  { shippedAt, courier, trackingNumber: awb }: Order,
  linkOf: (name: string, awb: string) => string | null,
): Journey["parcel"] {
  if (shippedAt === null || (!courier && !awb)) return null;
  return { courier, awb, link: courier && awb ? linkOf(courier, awb) : null };
}

/** The last time (UTC ms) each status was set, by order id and status. */
function statusTimes(orderIds: string[]): Map<string, Map<string, number>> {
  const events = db
    .select({
      orderId: orderEvents.orderId,
      detail: orderEvents.detail,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, orderIds), eq(orderEvents.kind, "status")))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
    .all();
  const times = new Map<string, Map<string, number>>();
  for (const { orderId, detail, at } of events) {
    const status = detail.split(" → ").at(-1) ?? "";
    const ofOrder = times.get(orderId) ?? new Map<string, number>();
    times.set(orderId, ofOrder.set(status, at));
  }
  return times;
}
