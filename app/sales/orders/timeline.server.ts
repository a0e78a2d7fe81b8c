import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderEvents } from "~/base/db/schema";
import { trackingLinks } from "./couriers.server";
import { furtherParcelsOf } from "./parcels.server";
import type { Order } from "./order.server";
import { type Step, timelineOf } from "./timeline";

export type Journey = {
  steps: Step[];
  /** None until shipped, and without courier and number. */
  parcels: ShownParcel[];
};

type ShownParcel = { id: string; courier: string | null; awb: string | null; link: string | null };

/** The timelines of some orders for their buyers, by order id. */
export function journeysOf(found: Order[]): Map<string, Journey> {
  const times = statusTimes(found.map(({ id }) => id));
  const linkOf = trackingLinks();
  const further = furtherParcelsOf(found.map(({ id }) => id));
  return new Map(
    found.map((order) => {
      const reached = times.get(order.id);
      const steps = timelineOf({
        ...order,
        packedAt: order.packedAt ?? reached?.get("Processing") ?? null,
        cancelledAt: reached?.get("cancel") ?? null,
      });
      return [order.id, { steps, parcels: parcelsOf(order, further.get(order.id) ?? [], linkOf) }];
    }),
  );
}

type Parcel = Pick<Order, "id" | "courier" | "trackingNumber">;

/** Hides a tracking number entered before the parcel is shipped. */
function parcelsOf(
  order: Order,
  further: Parcel[],
  linkOf: (name: string, awb: string) => string | null,
): ShownParcel[] {
  if (order.shippedAt === null) return [];
  return [order, ...further]
    .filter(({ courier, trackingNumber }) => courier || trackingNumber)
    .map(({ id, courier, trackingNumber: awb }) => ({
      id,
      courier,
      awb,
      link: courier && awb ? linkOf(courier, awb) : null,
    }));
}

/** The last time (UTC ms) each status was set, by order id and status. */
function statusTimes(orderIds: string[]): Map<string, Map<string, number>> {
  const { createdAt: at, detail, id, kind, orderId } = orderEvents;
  const events = db
    .select({ orderId, detail, at })
    .from(orderEvents)
    .where(and(inArray(orderId, orderIds), eq(kind, "status")))
    .orderBy(asc(at), asc(id))
    .all();
  const times = new Map<string, Map<string, number>>();
  for (const event of events) {
    const status = event.detail.split(" → ").at(-1) ?? "";
    const ofOrder = times.get(event.orderId) ?? new Map<string, number>();
    times.set(event.orderId, ofOrder.set(status, event.at));
  }
  return times;
}
