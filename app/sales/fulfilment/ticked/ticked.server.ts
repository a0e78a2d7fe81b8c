import { and, inArray } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import type { RecalledPacks } from "~/goods/stock/recalls/recalled-packs";
import type { Order } from "~/sales/orders/order.server";
import { mostTicked } from "./ticked";

/** An order with the packs of recalled batches in it. */
export type TickedOrder = Order & { recalled: RecalledPacks[] };

/** Listed orders by their numbers, in the order of the numbers, and the numbers of none. Reads `mostTicked` at most. */
export function ordersNumbered(
  numbers: string[],
  from: Reader = db,
): { found: TickedOrder[]; unknown: string[] } {
  const asked = numbers.slice(0, mostTicked);
  const rows = from
    .select()
    .from(orders)
    .where(and(inArray(orders.number, asked), isListed))
    .all();
  const recalled = recalledIn(
    rows.map(({ id }) => id),
    from,
  );
  const byNumber = new Map(
    rows.map((order) => [order.number, { ...order, recalled: recalled.get(order.id) ?? [] }]),
  );
  return {
    found: asked.flatMap((number) => byNumber.get(number) ?? []),
    unknown: asked.filter((number) => !byNumber.has(number)),
  };
}
