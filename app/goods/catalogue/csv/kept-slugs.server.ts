import { inArray } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { productSlugs } from "~/base/db/schema";

export type Renamed = { productId: string; old: string; new: string };

const batchSize = 500;

/** `keepOldProductSlug` for many products. */
export function keepOldSlugs(tx: Writer, renamed: Renamed[], now: number): void {
  for (const batch of batches(renamed)) {
    const newSlugs = batch.map((each) => each.new);
    tx.delete(productSlugs).where(inArray(productSlugs.slug, newSlugs)).run();
    tx.insert(productSlugs)
      .values(batch.map(({ old, productId }) => ({ slug: old, productId, createdAt: now })))
      .run();
  }
}

/** A list in parts that one statement takes. */
export function batches<T>(list: T[]): T[][] {
  const count = Math.ceil(list.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * batchSize, (index + 1) * batchSize),
  );
}
