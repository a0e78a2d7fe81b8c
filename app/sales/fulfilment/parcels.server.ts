import { and, count, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orderParcels, orders } from "~/base/db/schema";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { isListedCourier } from "~/sales/orders/couriers.server";
import { type OrderEvent, recordEvent } from "~/sales/orders/events.server";
import { mailFurtherParcel, mailParcelChanged } from "~/sales/orders/mails/parcel-mails.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { hasLeft } from "./moved";

/** Further parcels of an order that has left; the first one is the order's own, which `moveOrder` changes. */

type Parcel = { courier: string | null; trackingNumber: string | null };
export type ParcelRefusal =
  "no-order" | "no-parcel" | "not-sent" | "unknown-courier" | "too-many" | "wrong-day";

const most = 20;

/** Adds a parcel, and tells the buyer. `at`: when it left (UTC ms). `id`: of its form; sent twice, it adds one. */
export function addParcel(
  orderId: string,
  parcel: Parcel & { at: number },
  by: Actor,
  id = newId(),
) {
  return write((tx): { problem?: ParcelRefusal } => {
    if (parcelIn(tx, orderId, id)) return {};
    const order = orderById(orderId, tx);
    if (!order) return { problem: "no-order" };
    if (!hasLeft(order) || order.status === "cancel" || order.deliveryWay === "collect")
      return { problem: "not-sent" };
    const { courier, trackingNumber, at } = parcel;
    if (at > Date.now() || at < order.createdAt) return { problem: "wrong-day" };
    if (courier && !isListedCourier(tx, courier)) return { problem: "unknown-courier" };
    const there = tx
      .select({ count: count() })
      .from(orderParcels)
      .where(eq(orderParcels.orderId, orderId))
      .get();
    if ((there?.count ?? 0) >= most) return { problem: "too-many" };
    const row = { id, orderId, courier, trackingNumber, shippedAt: at };
    tx.insert(orderParcels)
      .values({ ...row, createdAt: Date.now() })
      .run();
    record(tx, order, by, "parcel-added", { after: row });
    mailFurtherParcel(tx, order, row);
    return {};
  });
}

/** The version of what the form of a further parcel edits. */
export const parcelVersion = ({ courier, trackingNumber }: Parcel): string =>
  versionOf([courier, trackingNumber]);

/**
 * Corrects courier or number of a further parcel, which was read at this `version`, and tells the buyer. `meanwhile`: what somebody else has
 * made of it.
 */
export function changeParcel(
  orderId: string,
  id: string,
  { version, ...after }: Parcel & { version: string },
  by: Actor,
) {
  return write((tx): { problem?: ParcelRefusal; meanwhile?: Parcel } => {
    const found = parcelIn(tx, orderId, id);
    if (!found) return { problem: "no-parcel" };
    const { order, parcel: before } = found;
    const { courier, trackingNumber } = after;
    if (courier === before.courier && trackingNumber === before.trackingNumber) return {};
    if (version !== parcelVersion(before)) return { meanwhile: before };
    if (courier && courier !== before.courier && !isListedCourier(tx, courier))
      return { problem: "unknown-courier" };
    tx.update(orderParcels).set({ courier, trackingNumber }).where(eq(orderParcels.id, id)).run();
    record(tx, order, by, "parcel-changed", { before, after });
    if (order.status === "Shipped") mailParcelChanged(tx, order, before, after);
    return {};
  });
}

/** Removes a further parcel that was typed by mistake. The buyer is not written to. False: it was gone. */
export function removeParcel(orderId: string, id: string, by: Actor): Promise<boolean> {
  return write((tx) => {
    const found = parcelIn(tx, orderId, id);
    if (!found) return false;
    tx.delete(orderParcels).where(eq(orderParcels.id, id)).run();
    record(tx, found.order, by, "parcel-removed", { before: found.parcel });
    return true;
  });
}

function parcelIn(tx: Writer, orderId: string, id: string) {
  return tx
    .select({ parcel: orderParcels, order: orders })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.orderId))
    .where(and(eq(orderParcels.id, id), eq(orderParcels.orderId, orderId)))
    .get();
}

function record(
  tx: Writer,
  order: Order,
  by: Actor,
  kind: OrderEvent,
  { before, after }: { before?: Parcel; after?: Parcel },
): void {
  const { courier = null, trackingNumber = null } = after ?? before ?? {};
  recordEvent(tx, order.id, by.id, kind, [courier, trackingNumber].filter(Boolean).join(" "));
  recordChange(tx, {
    actor: by,
    action: "order.tracking",
    subject: { id: order.id, name: order.number },
    before: before && fieldsOf(before),
    after: after && fieldsOf(after),
  });
}

const fieldsOf = ({ courier, trackingNumber }: Parcel) => ({ courier, trackingNumber });
