import { asc, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { orderParcels } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";

/** The further parcels of some orders, by order id, the first that left first. */
export function furtherParcelsOf(orderIds: string[]) {
  const found = further(db).all({ ids: JSON.stringify(orderIds) });
  return groupedBy(found, (parcel) => parcel.orderId);
}

const { id, orderId, courier, trackingNumber, shippedAt } = orderParcels;

const further = prepared((from) =>
  from
    .select({ id, orderId, courier, trackingNumber, shippedAt })
    .from(orderParcels)
    .where(inArray(orderId, listed("ids")))
    .orderBy(asc(orderId), asc(shippedAt), asc(id))
    .prepare(),
);
