import { and, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orders, products, stockMovements } from "~/base/db/schema";

/** Packs of a product that the owner owes to an order. */
type Owed = { name: string; packs: number };

/**
 * What is owed to these orders, by order id: of each product below zero the packs that were taken last. An order that has left or was
 * cancelled is owed nothing.
 */
export function owedTo(orderIds: string[]): Map<string, Owed[]> {
  const owed = new Map<string, Owed[]>();
  const short = shortOf(orderIds);
  const missing = new Map(short.map(({ id, stock }) => [id, -stock]));
  const names = new Map(short.map(({ id, name }) => [id, name]));
  if (short.length === 0) return owed;
  for (const { orderId, productId, taken } of takersOf([...missing.keys()])) {
    const packs = Math.min(taken, missing.get(productId) ?? 0);
    if (packs === 0) continue;
    missing.set(productId, (missing.get(productId) ?? 0) - packs);
    const name = names.get(productId) ?? "";
    owed.set(orderId, [...(owed.get(orderId) ?? []), { name, packs }]);
  }
  return owed;
}

/** The products below zero of which these orders took packs. The cross join begins with the orders. */
const shortOf = (orderIds: string[]) =>
  db
    .selectDistinct({ id: products.id, name: products.name, stock: products.stock })
    .from(stockMovements)
    .crossJoin(products)
    .where(
      and(
        inArray(stockMovements.orderId, orderIds),
        eq(products.id, stockMovements.productId),
        eq(products.isCounted, true),
        lt(products.stock, 0),
      ),
    )
    .all();

/**
 * The orders that took packs of these products and have not left, the last one first. The cross join keeps SQLite from reading all
 * movements of a product: the orders are few.
 */
function takersOf(productIds: string[]) {
  const taken = sql<number>`-sum(${stockMovements.packs})`;
  return db
    .select({ orderId: orders.id, productId: stockMovements.productId, taken })
    .from(orders)
    .crossJoin(stockMovements)
    .where(
      and(
        isListed,
        eq(stockMovements.orderId, orders.id),
        inArray(orders.status, ["Not Process", "Processing"]),
        inArray(stockMovements.productId, productIds),
      ),
    )
    .groupBy(orders.id, stockMovements.productId)
    .having(sql`${taken} > 0`)
    .orderBy(desc(max(stockMovements.createdAt)))
    .all();
}
