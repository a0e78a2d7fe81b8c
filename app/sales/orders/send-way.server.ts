import { db, type Reader } from "~/base/db/connection.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { allCouriers, lastCourier } from "./couriers.server";
import type { Gap } from "./delivery";
import { isPost, type OfferedWay, wayOf } from "./send-way";

type Sendable = { deliveryWay: DeliveryWay | null; courier: string | null; gaps: Gap[] };

/**
 * How orders leave and which courier each is offered, the same wherever one is sent: its own, else India Post where nobody else goes,
 * else the one of the newest parcel. What is no longer on the list is not offered. Reads the couriers once, for any number of orders.
 */
export function offeredWays(from: Reader = db): (order: Sendable) => OfferedWay {
  const names = allCouriers(from).map(({ name }) => name);
  const post = names.find(isPost) ?? "";
  const last = lastCourier() ?? "";
  return (order) => {
    const isPostOnly = order.gaps.includes("India Post only");
    const courier = order.courier ?? (isPostOnly ? post : last);
    return {
      way: wayOf(order),
      courier: names.includes(courier) ? courier : "",
      isPostOnly,
    };
  };
}
