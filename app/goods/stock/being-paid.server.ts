import { and, eq, gt, or, sql } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { products, stockHolds } from "~/base/db/schema";
import { packsLeft } from "./available.server";
import { withMadeOf } from "./parts.server";

/*
 * Pages of products say "being paid" instead of offering a button, where holds take all packs on hand. They come from memory and never
 * hang on the clock, so the product's row says it: from the moment of the hold, and until the minute after the hold's end.
 */

/** Says of these products, and of those made of them, whether all their packs are being paid now. `now`: UTC ms. */
export function noteBeingPaid(tx: Writer, productIds: string[], now: number): void {
  for (const { id, isBeingPaid } of changedOf(tx, withMadeOf(tx, productIds), now))
    tx.update(products).set({ isBeingPaid }).where(eq(products.id, id)).run();
}

/** The same for all products of which that may have changed since the last minute. Looks before it writes. `now`: UTC ms. */
export async function sweepBeingPaid(now = Date.now()): Promise<void> {
  if (changedOf(db, perhapsHeld(db, now), now).length > 0)
    await write((tx) => noteBeingPaid(tx, perhapsHeld(tx, now), now));
}

function perhapsHeld(from: Reader, now: number): string[] {
  const noted = from.select({ id: products.id }).from(products).where(isNoted).all();
  const held = from
    .selectDistinct({ id: stockHolds.productId })
    .from(stockHolds)
    .where(gt(stockHolds.until, now))
    .all();
  const ids = [...noted, ...held].map(({ id }) => id);
  return withMadeOf(from, [...new Set(ids)]);
}

/** A literal, so that the index of these few is used. */
const isNoted = sql`${products.isBeingPaid} = 1`;

/** Those of which the row says otherwise than it is. */
function changedOf(from: Reader, productIds: string[], now: number) {
  const left = packsLeft(from, productIds, { cartId: null, now });
  const isHeld = (id: string) => {
    const { packs, held } = left.get(id) ?? { packs: 1, held: 0 };
    return packs === 0 && held > 0;
  };
  return from
    .select({ id: products.id, noted: products.isBeingPaid })
    .from(products)
    .where(
      and(
        sql`${products.id} in (select value from json_each(${JSON.stringify(productIds)}))`,
        or(eq(products.isCounted, true), isNoted),
      ),
    )
    .all()
    .flatMap(({ id, noted }) => (noted === isHeld(id) ? [] : [{ id, isBeingPaid: !noted }]));
}
