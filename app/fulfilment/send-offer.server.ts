import { dayOf } from "~/lib/days";
import type { WholeOrder } from "~/orders/admin/admin-order.server";
import { allCouriers, lastCourier } from "~/orders/couriers.server";
import type { SendOffer } from "./send-offer";

type Sendable = Pick<
  WholeOrder,
  | "number"
  | "status"
  | "deliveryWay"
  | "isListed"
  | "awaitsConfirmation"
  | "waitsForMoney"
  | "createdAt"
  | "parcel"
  | "gaps"
  | "mailGap"
  | "reach"
>;

/** What the form "Send it" shows for an order; null: it is not there to be sent. */
export function sendOffer(order: Sendable): SendOffer | null {
  const { number, status, deliveryWay, awaitsConfirmation, waitsForMoney } = order;
  const way = deliveryWay === "van" || deliveryWay === "collect" ? deliveryWay : "courier";
  const isHere =
    status === "Not Process" ||
    status === "Processing" ||
    (way === "collect" && status === "Shipped");
  if (!order.isListed || !isHere) return null;
  const names = allCouriers().map(({ name }) => name);
  const byPost = order.gaps.includes("India Post only")
    ? (names.find((name) => /\bpost\b/i.test(name)) ?? "")
    : null;
  const courier = order.parcel.courier ?? byPost ?? lastCourier() ?? "";
  return {
    number,
    status,
    way,
    awaitsConfirmation,
    waitsForMoney,
    firstDay: dayOf(order.createdAt),
    today: dayOf(Date.now()),
    couriers: names,
    courier: names.includes(courier) ? courier : "",
    tracking: order.parcel.awb ?? "",
    mailGap: order.mailGap,
    reach: order.reach,
  };
}
