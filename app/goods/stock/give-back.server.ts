import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { batches, orderLines, stockMovements } from "~/base/db/schema";
import type { Part } from "./allot";
import { moveStock } from "./move-stock.server";
import { madeOfParts, recipeIn, takenParts } from "./untaken.server";

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
 * Gives single packs of an order back, at most as many as it took: first those that were made of their parts, as parts, then ready ones.
 * Of each first those of a recalled batch, then what it only owes, then that of the batch that ends last, so that the slip goes on naming
 * the oldest. Nothing for a product that was not counted.
 */
export function giveBackPacks(tx: Writer, given: GivenBack): void {
  const { orderId, productId, packs } = given;
  const recipe = recipeOf(tx, given);
  const parts = takenParts(tx, orderId).filter(({ forProductId }) => forProductId === productId);
  const made = Math.min(packs, madeOfParts(parts, recipe));
  for (const part of recipe)
    giveBack(tx, given, { id: part.productId, packs: made * part.packs, forProductId: productId });
  giveBack(tx, given, { id: productId, packs: packs - made, forProductId: null });
}

type Back = { id: string; packs: number; forProductId: string | null };

function giveBack(tx: Writer, { isSound = true, ...given }: GivenBack, back: Back): void {
  let missing = back.packs;
  if (missing === 0) return;
  const { orderId, why, actor, at } = given;
  const movement = { orderId, why, actor, at, productId: back.id, forProductId: back.forProductId };
  for (const { batchId, taken } of takenOf(tx, orderId, back)) {
    if (missing === 0) return;
    const part = Math.min(taken, missing);
    missing -= part;
    moveStock(tx, { ...movement, batchId, kind: "returned", packs: part });
    if (!isSound) moveStock(tx, { ...movement, batchId, kind: "broken", packs: -part });
  }
}

/** What the product was made of when it was ordered. */
export function recipeOf(
  from: Reader,
  { orderId, productId }: Pick<GivenBack, "orderId" | "productId">,
): readonly Part[] {
  const line = from
    .select({ madeOf: orderLines.madeOf })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.productId, productId),
        isNotNull(orderLines.madeOf),
      ),
    )
    .get();
  return recipeIn(line?.madeOf ?? null);
}

/** What the order took of a product less what it gave back, by batch: as itself, or as a part of another one. */
function takenOf(tx: Writer, orderId: string, { id, forProductId }: Back) {
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
        eq(stockMovements.productId, id),
        forProductId === null
          ? isNull(stockMovements.forProductId)
          : eq(stockMovements.forProductId, forProductId),
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
