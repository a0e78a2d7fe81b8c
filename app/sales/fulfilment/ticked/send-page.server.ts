import type { Member } from "~/people/accounts/member";
import { dayOf } from "~/base/lib/days";
import { allCouriers, lastCourier } from "~/sales/orders/couriers.server";
import { gapsOf } from "~/sales/orders/delivery";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { collectWords } from "~/sales/orders/money/parcel-money";
import { goesWithOthers } from "~/sales/orders/send-way";
import { offeredWays } from "~/sales/orders/send-way.server";
import { notSent } from "./not-now";
import { mostTicked } from "./ticked";
import { ordersNumbered } from "./ticked.server";

/** What the page that sends the ticked orders shows: those that can be sent and how, and why others cannot, for who reads it. */
export function sendPage(numbers: string[], by: Member, now = Date.now()) {
  const { found, unknown } = ordersNumbered(numbers);
  const owed = owedForEach(found);
  const wayOf = offeredWays();
  return {
    orders: found
      .filter((order) => notSent(order, by) === null)
      .map((order) => {
        const gaps = gapsOf(order);
        const offered = wayOf({ ...order, gaps });
        return {
          number: order.number,
          buyer: order.shipName ?? order.buyerName,
          city: order.shipCity,
          collect: collectWords(order, owed.get(order.id) ?? 0),
          isSent: order.status === "Shipped",
          gaps,
          way: offered.way,
          withOthers: goesWithOthers(offered),
          /** Chosen for it alone; "": none, or the one of all. */
          courier: order.courier === null && goesWithOthers(offered) ? "" : offered.courier,
          awb: order.trackingNumber,
        };
      }),
    left: [
      ...found.flatMap((order) => {
        const reason = notSent(order, by);
        return reason ? [{ number: order.number, reason }] : [];
      }),
      ...unknown.map((number) => ({
        number,
        reason: "no such order on the list",
        isListed: false,
      })),
    ],
    tooMany: numbers.length > mostTicked ? numbers.length : null,
    couriers: allCouriers().map(({ name }) => name),
    usualCourier: lastCourier() ?? "",
    today: dayOf(now),
  };
}

export type SendPage = ReturnType<typeof sendPage>;
