import { eq, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { batches, batchParts, recalls, recallSteps } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { endUncoveredHolds } from "~/goods/stock/holds.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { recallOf } from "./recall-page.server";

/** Why, as buyers read it. `after`: the recall of this batch that was called off before, by its id; "" or none: there was none. */
type Start = { why: string; whyGu: string; whyHi: string; after?: string };

/**
 * Recalls a batch: from this write on none of its packs is sold (a trigger's doing), and of the carts that are just being paid only
 * those keep their packs for which there are others. Twice is as good as once. A batch whose recall was called off is recalled again.
 * Returns whether it is recalled now: not if a recall that the caller did not know of was called off meanwhile. `now`: UTC ms.
 */
export function startRecall(
  batchId: string,
  { after = "", ...why }: Start,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const batch = tx
      .select({ number: batches.number, productId: batches.productId, packs: batches.packs })
      .from(batches)
      .where(eq(batches.id, batchId))
      .get();
    if (!batch) return false;
    const before = recallOf(batchId, tx);
    if (before && before.state !== "called off") return true;
    if (after !== (before?.id ?? "")) return false;
    const recallId = newId(now);
    tx.insert(recalls)
      .values({ id: recallId, batchId, ...why, createdAt: now, updatedAt: now })
      .run();
    const step = { recallId, state: "started", actor: actor.id, note: "" } as const;
    tx.insert(recallSteps)
      .values({ id: newId(now), ...step, createdAt: now })
      .run();
    endUncoveredHolds(tx, batch.productId, now);
    for (const { productId } of packedWith(tx, batchId)) endUncoveredHolds(tx, productId, now);
    recordChange(tx, {
      actor,
      action: "recall.start",
      subject: { id: batchId, name: batch.number },
      after: { ...why, packs: batch.packs },
    });
    return true;
  });
}

/** The products of which packs hold packs of this batch. */
const packedWith = (tx: Writer, batchId: string) =>
  tx
    .selectDistinct({ productId: batches.productId })
    .from(batchParts)
    .innerJoin(batches, eq(batches.id, batchParts.batchId))
    .where(sql`${batchParts.partBatchId} = ${batchId} and part_batch_id is not null`)
    .all();
