import { asc, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderParcels } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";

/** The further parcels of some orders, by order id, the first that left first. */
export function furtherParcelsOf(orderIds: string[]) {
  const { id, orderId, courier, trackingNumber, shippedAt } = orderParcels;
  const found = db
    .select({ id, orderId, courier, trackingNumber, shippedAt })
    .from(orderParcels)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(orderId), asc(shippedAt), asc(id))
    .all();
  return groupedBy(found, (parcel) => parcel.orderId);
}
