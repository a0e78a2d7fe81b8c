import { and, asc, eq, gt } from "drizzle-orm";
import { partsOf } from "~/goods/catalogue/parts/parts.server";
import { db } from "~/base/db/connection.server";
import { batches } from "~/base/db/schema";
import { packName } from "../admin/stock-words";
import { inNoBatch, newestBatches } from "../batches/batch-rows.server";
import { countedParts } from "./pack.server";

/**
 * What the stock page of a product says that is made of others: its parts, each with its batches; how many could be packed ahead, and
 * from which batches those come that are (`inNone`: of no batch). Null: it is made of nothing else. `now`: UTC ms.
 */
export function kitOf(productId: string, now = Date.now()) {
  const parts = partsOf(productId);
  if (parts.length === 0) return null;
  const { counted, most } = countedParts(db, productId, now);
  const known = newestBatches(counted.map((part) => part.productId));
  return {
    parts: parts.map((part) => ({
      id: part.id,
      slug: part.slug,
      name: packName(part),
      packs: part.packs,
      batches: (known.get(part.id) ?? []).map(({ id, number }): [string, string] => [id, number]),
    })),
    most: Number.isFinite(most) ? most : null,
    ready: readyBatches(productId),
    inNone: inNoBatch(productId),
  };
}

export type Kit = NonNullable<ReturnType<typeof kitOf>>;

const mostShown = 30;

const readyBatches = (productId: string) =>
  db
    .select({ id: batches.id, number: batches.number, packs: batches.packs })
    .from(batches)
    .where(and(eq(batches.productId, productId), gt(batches.packs, 0)))
    .orderBy(asc(batches.bestBefore), asc(batches.packedOn), asc(batches.id))
    .limit(mostShown)
    .all();
