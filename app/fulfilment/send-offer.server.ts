import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, orders } from "~/db/schema";
import { dayOf } from "~/lib/days";
import type { WholeOrder } from "~/orders/admin/admin-order.server";
import { allCouriers } from "~/orders/couriers.server";
import type { SendOffer } from "./send-offer";

type Sendable = Pick<
  WholeOrder,
  "number" | "status" | "deliveryWay" | "isListed" | "awaitsConfirmation" | "createdAt" | "parcel"
>;

/** What the form "Send it" shows for an order; null: it is not there to be sent. */
export function sendOffer(order: Sendable): SendOffer | null {
  const { number, status, deliveryWay, awaitsConfirmation } = order;
  const way = deliveryWay === "van" || deliveryWay === "collect" ? deliveryWay : "courier";
  const isHere =
    status === "Not Process" ||
    status === "Processing" ||
    (way === "collect" && status === "Shipped");
  if (!order.isListed || !isHere) return null;
  const names = allCouriers().map(({ name }) => name);
  const courier = order.parcel.courier ?? lastCourier() ?? "";
  return {
    number,
    status,
    way,
    awaitsConfirmation,
    firstDay: dayOf(order.createdAt),
    today: dayOf(Date.now()),
    couriers: names,
    courier: names.includes(courier) ? courier : "",
    tracking: order.parcel.awb ?? "",
  };
}

const looksBack = 20;

/** The courier of the newest order on its way: most parcels go with the same one. */
function lastCourier(): string | null {
  const rows = db
    .select({ courier: orders.courier })
    .from(orders)
    .where(and(isListed, eq(orders.status, "Shipped")))
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(looksBack)
    .all();
  return rows.find(({ courier }) => courier)?.courier ?? null;
}
