import { db, type Reader } from "~/base/db/connection.server";
import type { Order } from "../order.server";
import type { OrderMoney } from "./order-money.server";
import { toGiveBackOf } from "./to-give-back.server";

/** What would be to be given back of these orders if they were cancelled now and nothing was refunded, in paise by order id. */
export function owedIfCancelled(
  found: Order[],
  monies: Map<string, OrderMoney>,
  from: Reader = db,
): Map<string, number> {
  const cancelled = found
    .filter(({ status }) => status !== "cancel")
    .map((order): Order => ({ ...order, status: "cancel", cancelReason: "shop", keptAt: null }));
  return new Map([...toGiveBackOf(cancelled, monies, from)].map(([id, { paise }]) => [id, paise]));
}
