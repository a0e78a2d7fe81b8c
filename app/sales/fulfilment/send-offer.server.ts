import { dayOf } from "~/base/lib/days";
import type { WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { allCouriers } from "~/sales/orders/couriers.server";
import { mailNews } from "~/sales/orders/mails/mail-gap";
import { offeredWays } from "~/sales/orders/send-way.server";
import type { SendOffer } from "./send-offer";

type Sendable = Pick<
  WholeOrder,
  | "number"
  | "status"
  | "deliveryWay"
  | "isListed"
  | "awaitsConfirmation"
  | "waitsForMoney"
  | "recalled"
  | "createdAt"
  | "parcel"
  | "gaps"
  | "mailGap"
  | "reach"
>;

/** What the form "Send it" shows for an order; null: it is not there to be sent. */
export function sendOffer(order: Sendable): SendOffer | null {
  const { number, status, deliveryWay, awaitsConfirmation, waitsForMoney } = order;
  const { courier, awb } = order.parcel;
  const offered = offeredWays()({ deliveryWay, courier, gaps: order.gaps });
  const isHere =
    status === "Not Process" ||
    status === "Processing" ||
    (offered.way === "collect" && status === "Shipped");
  if (!order.isListed || !isHere) return null;
  return {
    number,
    status,
    way: offered.way,
    awaitsConfirmation,
    waitsForMoney,
    recalled: order.recalled,
    firstDay: dayOf(order.createdAt),
    today: dayOf(Date.now()),
    couriers: allCouriers().map(({ name }) => name),
    courier: offered.courier,
    tracking: awb ?? "",
    mailNews: mailNews(order.mailGap, order.reach),
  };
}
