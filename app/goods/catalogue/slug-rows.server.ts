import { and, eq, gt, lt, ne, or } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Writer } from "~/base/db/connection.server";
import { categories, categorySlugs, productSlugs, products } from "~/base/db/schema";
import { freeSlug, slugOf } from "./slugs";

/** A free slug for a product of this name. May reuse the product's own current or former slug, never another's. */
export function slugForProduct(tx: Writer, name: string, id: string): string {
  const wanted = slugOf(name, id);
  const current = tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(ne(products.id, id), alike(products.slug, wanted)))
    .all();
  const former = tx
    .select({ slug: productSlugs.slug })
    .from(productSlugs)
    .where(and(ne(productSlugs.productId, id), alike(productSlugs.slug, wanted)))
    .all();
  return freeSlug(wanted, new Set([...current, ...former].map((row) => row.slug)));
}

/** A free slug for a category of this name; null if it is another category's current slug. */
export function slugForCategory(tx: Writer, name: string, id: string): string | null {
  const wanted = slugOf(name, id);
  const current = tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(ne(categories.id, id), alike(categories.slug, wanted)))
    .all();
  if (current.some((row) => row.slug === wanted)) return null;
  const former = tx
    .select({ slug: categorySlugs.slug })
    .from(categorySlugs)
    .where(and(ne(categorySlugs.categoryId, id), alike(categorySlugs.slug, wanted)))
    .all();
  return freeSlug(wanted, new Set([...current, ...former].map((row) => row.slug)));
}

/** Records the old slug as a former one, so that it redirects, and removes the new one from the former slugs. */
export function keepOldProductSlug(
  tx: Writer,
  productId: string,
  slugs: { old: string; new: string },
  now: number,
): void {
  if (slugs.old === slugs.new) return;
  tx.delete(productSlugs).where(eq(productSlugs.slug, slugs.new)).run();
  tx.insert(productSlugs).values({ slug: slugs.old, productId, createdAt: now }).run();
}

export function keepOldCategorySlug(
  tx: Writer,
  categoryId: string,
  slugs: { old: string; new: string },
  now: number,
): void {
  if (slugs.old === slugs.new) return;
  tx.delete(categorySlugs).where(eq(categorySlugs.slug, slugs.new)).run();
  tx.insert(categorySlugs).values({ slug: slugs.old, categoryId, createdAt: now }).run();
}

/** Condition: the slug itself or anything starting with it and a hyphen, as an index range ("." follows "-"). */
function alike(column: SQLiteColumn, slug: string) {
  return or(eq(column, slug), and(gt(column, `${slug}-`), lt(column, `${slug}.`)));
}
