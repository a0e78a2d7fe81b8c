import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { batches, orders, products, stockMovements } from "~/base/db/schema";
import type { RecalledPacks } from "./recalled-packs";

/**
 * The packs of recalled batches that these orders took and did not give back, by order id. Nothing for an order that has left or was
 * cancelled. The cross joins begin with the orders.
 */
export function recalledIn(orderIds: string[], from: Reader = db): Map<string, RecalledPacks[]> {
  const found = new Map<string, RecalledPacks[]>();
  if (orderIds.length === 0) return found;
  const packs = sql<number>`-sum(${stockMovements.packs})`;
  const rows = from
    .select({
      orderId: orders.id,
      batchId: batches.id,
      batch: batches.number,
      productId: batches.productId,
      product: sql<string>`coalesce(${products.name}, '')`,
      forProductId: stockMovements.forProductId,
      packs,
    })
    .from(orders)
    .crossJoin(stockMovements)
    .crossJoin(batches)
    .leftJoin(products, eq(products.id, batches.productId))
    .where(
      and(
        inArray(orders.id, orderIds),
        inArray(orders.status, ["Not Process", "Processing"]),
        eq(stockMovements.orderId, orders.id),
        inArray(stockMovements.kind, ["sold", "returned"]),
        eq(batches.id, stockMovements.batchId),
        eq(batches.isRecalled, true),
      ),
    )
    .groupBy(orders.id, batches.id, stockMovements.forProductId)
    .having(sql`${packs} > 0`)
    .orderBy(asc(batches.number))
    .all();
  for (const { orderId, ...row } of rows) found.set(orderId, [...(found.get(orderId) ?? []), row]);
  return found;
}
