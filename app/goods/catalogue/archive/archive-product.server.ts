import { eq, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import {
  archivedProducts,
  batches,
  orderLines,
  productSlugs,
  type products,
  quoteLines,
  stockMovements,
} from "~/base/db/schema";
import { mlIn } from "~/base/lib/pack-figures";
import { otherPackOf } from "./other-pack.server";

type Row = typeof products.$inferSelect;

/** Whether a product stands in an order, a quote, a batch or a movement of stock, so that it must stay known. */
export function mustStayKnown(from: Reader, id: string): boolean {
  const uses = [
    from.select({ one }).from(orderLines).where(eq(orderLines.productId, id)).limit(1).get(),
    from.select({ one }).from(quoteLines).where(eq(quoteLines.productId, id)).limit(1).get(),
    from.select({ one }).from(batches).where(eq(batches.productId, id)).limit(1).get(),
    from
      .select({ one })
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .limit(1)
      .get(),
  ];
  return uses.some(Boolean);
}

const one = sql`1`;

/** Keeps what is known of a product that is about to be deleted. Its former links lead to another pack of its oil, if there is one. */
export function archive(tx: Writer, row: Row, now: number): void {
  const { id, slug, name, family, categoryId } = row;
  const {
    idempotencyKey: _key,
    isSoldOut: _isSoldOut,
    isBeingPaid: _isBeingPaid,
    fromParts: _fromParts,
    ...facts
  } = row;
  tx.insert(archivedProducts)
    .values({
      id,
      slug,
      name,
      family,
      categoryId,
      facts: JSON.stringify(facts),
      archivedAt: now,
    })
    .run();
  const other = family !== null && otherPackOf(tx, { id, family, volumeMl: mlIn(row) });
  if (!other) return;
  tx.update(productSlugs).set({ productId: other.id }).where(eq(productSlugs.productId, id)).run();
}
