import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { batches, batchParts } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { newId } from "~/base/lib/ids.server";
import { batchByNumber } from "../batches/batch-rows.server";
import type { Held } from "./compose";

/**
 * The batch of a product whose packs hold this: the one that there is and was not recalled, or a new one, with the days of its parts and a number that names
 * the batch that ends first. Null: of no part is the batch known.
 */
export function batchHolding(
  tx: Writer,
  productId: string,
  holds: readonly Held[],
  now: number,
): string | null {
  const known = holds.flatMap(({ partBatchId }) => partBatchId ?? []);
  const [first] = tx
    .select()
    .from(batches)
    .where(inArray(batches.id, known))
    .orderBy(asc(batches.bestBefore), asc(batches.packedOn), asc(batches.id))
    .all();
  if (!first) return null;
  const same = sameBatch(tx, productId, holds, first.id);
  if (same !== null) return same;
  const id = newId(now);
  const { packedOn, bestBefore, reportWords, isShown } = first;
  const whole = holds.reduce((sum, { packs }) => sum + packs, 0);
  tx.insert(batches)
    .values({
      id,
      number: freeNumber(tx, `${first.number}-${whole}`),
      productId,
      packedOn,
      bestBefore,
      ...(known.length === 1 && { reportWords, isShown }),
      createdAt: now,
      updatedAt: now,
    })
    .run();
  for (const held of holds)
    tx.insert(batchParts)
      .values({ batchId: id, ...held })
      .run();
  return id;
}

/** What the packs of a batch hold; empty: it was not packed here. */
export const heldIn = (tx: Writer, batchId: string): Held[] =>
  tx
    .select({
      partId: batchParts.partId,
      partBatchId: batchParts.partBatchId,
      packs: batchParts.packs,
    })
    .from(batchParts)
    .where(eq(batchParts.batchId, batchId))
    .all();

function sameBatch(
  tx: Writer,
  productId: string,
  holds: readonly Held[],
  partBatchId: string,
): string | null {
  const rows = tx
    .select({
      id: batches.id,
      partId: batchParts.partId,
      partBatchId: batchParts.partBatchId,
      packs: batchParts.packs,
    })
    .from(batches)
    .innerJoin(batchParts, eq(batchParts.batchId, batches.id))
    .where(
      sql`${batches.productId} = ${productId} and ${batches.isRecalled} = 0
        and ${batches.id} in (select batch_id from batch_parts where part_batch_id = ${partBatchId})`,
    )
    .orderBy(asc(batches.id))
    .all();
  const found = groupedBy(rows, ({ id }) => id);
  for (const [id, held] of found) if (keyOf(held) === keyOf(holds)) return id;
  return null;
}

const keyOf = (holds: readonly Held[]): string =>
  holds
    .map(({ partId, partBatchId, packs }) => `${partId} ${partBatchId} ${packs}`)
    .toSorted()
    .join();

/** This number, with a letter if another batch has it. */
function freeNumber(tx: Writer, number: string): string {
  if (!batchByNumber(number, tx)) return number;
  for (let turn = 2; ; turn += 1) {
    const next = `${number}.${turn}`;
    if (!batchByNumber(next, tx)) return next;
  }
}
