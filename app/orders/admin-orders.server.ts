import { desc, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import type { OrderFilter } from "./order-filter";
import { historiesOf } from "./order-history.server";
import { countMatching, serialsMatching } from "./order-search.server";
import { pageSize, withLines } from "./orders.server";

/**
 * One page (from 1) of everybody's orders that the filter lets through, newest first, with lines and history. A page
 * past the end is the last one. For admins.
 */
export async function ordersMatching(filter: OrderFilter, page: number) {
  const { offset, ...place } = pageWithin(await countMatching(filter), page, pageSize);
  const serials = await serialsMatching(filter, { limit: pageSize, offset });
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.serial, serials))
    .orderBy(desc(orders.createdAt), desc(orders.serial));
  const [shown, histories] = await Promise.all([
    withLines(found),
    historiesOf(found.map(({ id }) => id)),
  ]);
  return {
    ...place,
    pageSize,
    orders: shown.map((order) => ({ ...order, history: histories.get(order.id) ?? [] })),
  };
}

export type AdminOrder = Awaited<ReturnType<typeof ordersMatching>>["orders"][number];
