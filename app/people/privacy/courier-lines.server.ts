import { inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { courierFileRows, courierFileWaiting } from "~/base/db/schema";
import { forIds } from "./person.server";

/** What couriers' files say of some orders: lines that are noted, and lines that wait for it. */
export const courierLinesOf = (reader: Reader, orderIds: string[]) => ({
  courierFileRows: forIds(orderIds, (some) =>
    reader.select().from(courierFileRows).where(inArray(courierFileRows.orderId, some)).all(),
  ),
  courierFileWaiting: forIds(orderIds, (some) =>
    reader.select().from(courierFileWaiting).where(inArray(courierFileWaiting.orderId, some)).all(),
  ),
});

/** Removes from them what leads to the parcel; amounts stay. */
export function eraseCourierLines(tx: Writer, orderIds: string[]): void {
  const nothing = { parcel: "", reference: null };
  tx.update(courierFileRows).set(nothing).where(inArray(courierFileRows.orderId, orderIds)).run();
  tx.update(courierFileWaiting)
    .set(nothing)
    .where(inArray(courierFileWaiting.orderId, orderIds))
    .run();
}
