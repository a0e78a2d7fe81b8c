import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { batches, stockMovements } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";

/** The batches from which an order's packs are to be taken, by product, the one that ends first before the others. */
export function picksOf(orderId: string): Map<string, { number: string; packs: number }[]> {
  const rows = db
    .select({
      productId: stockMovements.productId,
      number: batches.number,
      packs: sql<number>`-sum(${stockMovements.packs})`.as("taken"),
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .where(
      and(eq(stockMovements.orderId, orderId), inArray(stockMovements.kind, ["sold", "returned"])),
    )
    .groupBy(stockMovements.productId, stockMovements.batchId)
    .having(sql`taken > 0`)
    .orderBy(batches.bestBefore, batches.packedOn, batches.id)
    .all();
  return new Map(
    [...groupedBy(rows, ({ productId }) => productId)].map(([productId, picks]) => [
      productId,
      picks.map(({ number, packs }) => ({ number, packs })),
    ]),
  );
}
