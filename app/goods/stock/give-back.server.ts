import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { batches, stockMovements } from "~/base/db/schema";
import { moveStock } from "./move-stock.server";

type GivenBack = {
  orderId: string;
  productId: string;
  packs: number;
  /** False: they cannot be sold again, so that they are given back and broken. */
  isSound?: boolean;
  /** In the shop's or the admin's words, without anybody's name. */
  why: string;
  /** The admin's id. */
  actor: string;
  /** UTC ms. */
  at: number;
};

/**
 * Gives single packs of an order back, at most as many as it took: first those of a recalled batch, then those that it only owes, then
 * those of the batch that ends last, so that the slip goes on naming the oldest. Nothing for a product that was not counted.
 */
export function giveBackPacks(tx: Writer, { packs, isSound = true, ...given }: GivenBack): void {
  let missing = packs;
  for (const { batchId, taken } of takenOf(tx, given)) {
    if (missing === 0) return;
    const part = Math.min(taken, missing);
    missing -= part;
    moveStock(tx, { ...given, batchId, kind: "returned", packs: part });
    if (!isSound) moveStock(tx, { ...given, batchId, kind: "broken", packs: -part });
  }
}

/** What the order took of a product less what it gave back, by batch. */
function takenOf(tx: Writer, { orderId, productId }: Pick<GivenBack, "orderId" | "productId">) {
  return tx
    .select({
      batchId: stockMovements.batchId,
      taken: sql<number>`-sum(${stockMovements.packs})`.as("taken"),
    })
    .from(stockMovements)
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.productId, productId),
        inArray(stockMovements.kind, ["sold", "returned"]),
      ),
    )
    .groupBy(stockMovements.batchId)
    .having(sql`taken > 0`)
    .orderBy(
      sql`${batches.isRecalled} is not 1`,
      sql`${stockMovements.batchId} is not null`,
      desc(batches.bestBefore),
      desc(batches.packedOn),
      desc(batches.id),
    )
    .all();
}
