import { and, asc, eq, gt } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { batches } from "~/base/db/schema";

/** Packs of one batch; null: of an unknown batch. */
type Part = { batchId: string | null; packs: number };

/** Shares packs out over the batches of a product that may be sold, the one to be used first before the others. */
export function fromBatches(tx: Writer, productId: string, packs: number): Part[] {
  const parts: Part[] = [];
  let missing = packs;
  for (const { id, left } of usable(tx).all({ productId })) {
    if (missing === 0) break;
    const taken = Math.min(left, missing);
    parts.push({ batchId: id, packs: taken });
    missing -= taken;
  }
  return missing > 0 ? [...parts, { batchId: null, packs: missing }] : parts;
}

const usable = prepared((tx: Writer) =>
  tx
    .select({ id: batches.id, left: batches.packs })
    .from(batches)
    .where(
      and(
        eq(batches.productId, placeholder("productId")),
        eq(batches.isAged, false),
        eq(batches.isRecalled, false),
        gt(batches.packs, 0),
      ),
    )
    .orderBy(asc(batches.bestBefore), asc(batches.packedOn), asc(batches.id))
    .prepare(),
);
