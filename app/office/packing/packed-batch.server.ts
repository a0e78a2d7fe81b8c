import { and, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { packedScans, stockMovements } from "~/base/db/schema";
import { moveToBatch } from "~/goods/stock/move-stock.server";

type Scanned = { orderId: string; productId: string; batchId: string };

/**
 * Notes of which batch a pack is that goes into the box now: where all that the order took of this batch is in already, one of those
 * that it took of another or of an unknown batch goes back there, so that a recall finds what really left. `actor`: a user's id; `now`:
 * UTC ms.
 */
export function notePackedBatch(tx: Writer, scanned: Scanned, actor: string, now: number): void {
  const { orderId, productId, batchId } = scanned;
  const lots = takenOf(tx, scanned);
  const { inBox, out } = scansOf(tx, scanned);
  const missing = (id: string | null) =>
    lots.reduce((all, lot) => (lot.batchId === id ? all + lot.taken : all), 0) -
    (id === null ? 0 : (inBox.get(id) ?? 0));
  if (missing(batchId) + out > 0) return;
  const other = lots.find((lot) => lot.batchId !== batchId && missing(lot.batchId) > 0);
  if (!other) return;
  const { batchId: from, forProductId } = other;
  const why = "Packed from another batch";
  const taken = { orderId, productId, forProductId, batchId: from, actor, at: now, why };
  moveToBatch(tx, taken, batchId);
}

/** What the order took of a product less what it gave back, by batch, those of no known batch first. */
const takenOf = (tx: Writer, { orderId, productId }: Scanned) =>
  tx
    .select({
      batchId: stockMovements.batchId,
      forProductId: stockMovements.forProductId,
      taken: sql<number>`-sum(${stockMovements.packs})`.as("taken"),
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.productId, productId),
        inArray(stockMovements.kind, ["sold", "returned"]),
      ),
    )
    .groupBy(stockMovements.batchId, stockMovements.forProductId)
    .having(sql`taken > 0`)
    .orderBy(sql`${stockMovements.batchId} is not null`, stockMovements.batchId)
    .all();

/** Packs that were put in whose batch was scanned, by batch; `out`: those that were taken out again, of which nobody said the batch. */
function scansOf(tx: Writer, { orderId, productId }: Scanned) {
  const rows = tx
    .select({
      batchId: packedScans.batchId,
      packs: sql<number>`sum(max(${packedScans.packs}, 0))`,
      out: sql<number>`sum(max(-${packedScans.packs}, 0))`,
    })
    .from(packedScans)
    .where(and(eq(packedScans.orderId, orderId), eq(packedScans.productId, productId)))
    .groupBy(packedScans.batchId)
    .all();
  return {
    inBox: new Map(rows.map(({ batchId, packs }) => [batchId, packs])),
    out: rows.reduce((all, row) => all + row.out, 0),
  };
}
