import { dayOf } from "~/lib/days";
import { allCouriers, lastCourier } from "~/orders/couriers.server";
import { owedForEach } from "~/orders/owed.server";
import { collectWords } from "~/orders/money/parcel-money";
import { notSent } from "./not-now";
import { mostTicked } from "./ticked";
import { ordersNumbered } from "./ticked.server";

/** What the page that sends the ticked orders shows: those that can be sent, and why others cannot. */
export function sendPage(numbers: string[], now = Date.now()) {
  const { found, unknown } = ordersNumbered(numbers);
  const owed = owedForEach(found);
  return {
    orders: found
      .filter((order) => notSent(order) === null)
      .map((order) => ({
        number: order.number,
        buyer: order.shipName ?? order.buyerName,
        city: order.shipCity,
        collect: collectWords(order, owed.get(order.id) ?? 0),
        isSent: order.status === "Shipped",
        courier: order.courier,
        awb: order.trackingNumber,
      })),
    left: [
      ...found.flatMap((order) => {
        const reason = notSent(order);
        return reason ? [{ number: order.number, reason }] : [];
      }),
      ...unknown.map((number) => ({ number, reason: "no such order on the list" })),
    ],
    tooMany: numbers.length > mostTicked ? numbers.length : null,
    couriers: allCouriers().map(({ name }) => name),
    usualCourier: lastCourier() ?? "",
    today: dayOf(now),
  };
}

export type SendPage = ReturnType<typeof sendPage>;
