import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { batches, products, stockMovements } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";

/** So many packs of a batch; `part`: of this other product, which goes into it. The number of a batch that nobody knows is empty. */
export type Pick = { number: string; packs: number; part?: string; partId?: string };

/**
 * The batches from which an order's packs are to be taken, by product, the one that ends first before the others; then the parts that it
 * is to be made of.
 */
export function picksOf(orderId: string): Map<string, Pick[]> {
  const { productId, forProductId, batchId, packs } = stockMovements;
  const rows = db
    .select({
      productId: sql<string>`coalesce(${forProductId}, ${productId})`,
      partId: sql<string | null>`iif(${forProductId} is null, null, ${productId})`,
      part: sql<string | null>`iif(${forProductId} is null, null, ${products.name})`,
      number: sql<string>`coalesce(${batches.number}, '')`,
      packs: sql<number>`-sum(${packs})`.as("taken"),
    })
    .from(stockMovements)
    .leftJoin(batches, eq(batches.id, batchId))
    .leftJoin(products, eq(products.id, productId))
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        inArray(stockMovements.kind, ["sold", "returned"]),
        sql`(${batchId} is not null or ${forProductId} is not null)`,
      ),
    )
    .groupBy(forProductId, productId, batchId)
    .having(sql`taken > 0`)
    .orderBy(sql`${forProductId} is not null`, batches.bestBefore, batches.packedOn, batches.id)
    .all();
  return new Map(
    [...groupedBy(rows, (row) => row.productId)].map(([id, picks]) => [
      id,
      picks.map(({ number, packs: taken, part, partId }) => ({
        number,
        packs: taken,
        ...(part !== null && partId !== null && { part, partId }),
      })),
    ]),
  );
}
