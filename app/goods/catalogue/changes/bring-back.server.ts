import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import {
  archivedProducts,
  batches,
  categories,
  isOffSale,
  photos,
  products,
  stockMovements,
} from "~/base/db/schema";
import { productWithEan } from "../ean.server";
import { factsOf, recordProduct } from "./product-audit.server";
import { laterThan } from "./product-changes.server";
import { slugForProduct } from "../slug-rows.server";
import { ownTextOf } from "../words/words.server";

type Row = typeof products.$inferSelect;

/**
 * Makes a product of an archived one again: hidden, so that the owner looks before shoppers do, with its id, facts and stock, and the
 * photo that its orders show. `categoryId`: where it goes if its category is gone. Returns its slug, which is a new one if another
 * product has taken the old one; null if it is not archived any more. `now`: UTC ms.
 */
export function bringBack(
  id: string,
  categoryId: string,
  actor: Actor,
  now = Date.now(),
): Promise<{ slug: string } | { problem: "no-category" } | null> {
  return write((tx) => {
    const found = tx.select().from(archivedProducts).where(eq(archivedProducts.id, id)).get();
    if (!found) return null;
    const category = found.categoryId ?? knownCategory(tx, categoryId);
    if (!category) return { problem: "no-category" };
    const facts = JSON.parse(found.facts) as Row;
    const slug = slugForProduct(tx, facts.name, id);
    tx.delete(archivedProducts).where(eq(archivedProducts.id, id)).run();
    const [row] = tx
      .insert(products)
      .values({
        ...facts,
        ownText: ownTextOf(id, tx),
        slug,
        categoryId: category,
        photoId: null,
        labelPhotoId: null,
        code: facts.code !== null && isTaken(tx, facts.code) ? null : facts.code,
        ean: facts.ean && !productWithEan(tx, facts.ean) ? facts.ean : null,
        sale: "hidden",
        backOn: null,
        idempotencyKey: null,
        stock: sumOf(tx, id),
        agedStock: agedOf(tx, id),
        updatedAt: laterThan(facts.updatedAt, now),
      })
      .returning()
      .all();
    if (facts.photoId) takePhoto(tx, id, facts.photoId);
    if (row) recordProduct(tx, { actor, action: "product.create", id, after: factsOf(tx, row) });
    return { slug };
  });
}

function knownCategory(tx: Writer, id: string): string | null {
  return tx.select().from(categories).where(eq(categories.id, id)).get()?.id ?? null;
}

function isTaken(tx: Writer, code: string): boolean {
  const same = sql`${products.code} = ${code} collate nocase and ${products.code} is not null`;
  return tx.select({ id: products.id }).from(products).where(same).get() !== undefined;
}

/** Movements went on meanwhile: an order may have been returned. */
function sumOf(tx: Writer, id: string): number {
  const { packs, productId } = stockMovements;
  const row = tx
    .select({ packs: sql<number>`coalesce(sum(${packs}), 0)` })
    .from(stockMovements)
    .where(eq(productId, id))
    .get();
  return row?.packs ?? 0;
}

function agedOf(tx: Writer, id: string): number {
  const row = tx
    .select({ packs: sql<number>`coalesce(sum(max(${batches.packs}, 0)), 0)` })
    .from(batches)
    .where(and(eq(batches.productId, id), isOffSale))
    .get();
  return row?.packs ?? 0;
}

function takePhoto(tx: Writer, productId: string, photoId: string): void {
  const taken = tx
    .update(photos)
    .set({ productId, position: 0 })
    .where(and(eq(photos.id, photoId), isNull(photos.productId)))
    .run();
  if (taken.changes > 0)
    tx.update(products).set({ photoId }).where(eq(products.id, productId)).run();
}
