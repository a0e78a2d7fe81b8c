import { count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { archivedProducts, categories } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import type { Category } from "../product";
import { otherPackOf } from "./other-pack.server";

/** A product that is no longer sold; `category`: where else to look, if it is still there. */
export type NoLongerSold = { name: string; category: Category | null };

/** Where the link of a deleted product leads: to another pack of its oil, or to the news that it is no longer sold. Null: unknown. */
export function noLongerSold(slug: string): { movedTo: string } | NoLongerSold | null {
  const { id, name, family } = archivedProducts;
  const found = db
    .select({
      id,
      name,
      family,
      volumeMl: sql<number>`coalesce(${archivedProducts.facts} ->> 'volumeMl', 0)`,
      category: { id: categories.id, name: categories.name, slug: categories.slug },
    })
    .from(archivedProducts)
    .leftJoin(categories, eq(categories.id, archivedProducts.categoryId))
    .where(eq(archivedProducts.slug, slug.toLowerCase()))
    .orderBy(desc(archivedProducts.archivedAt))
    .limit(1)
    .get();
  if (!found) return null;
  const other = found.family === null ? null : otherPackOf(db, { ...found, family: found.family });
  return other ? { movedTo: other.slug } : { name: found.name, category: found.category };
}

const pageSize = 24;

/** A page of the archived products, newest first. */
export function archivedPage(requested: number) {
  const total = db.select({ total: count() }).from(archivedProducts).get()?.total ?? 0;
  const { page, pages, offset } = pageWithin(total, requested, pageSize);
  const { id, name, archivedAt } = archivedProducts;
  const archived = db
    .select({ id, name, archivedAt, category: categories.name })
    .from(archivedProducts)
    .leftJoin(categories, eq(categories.id, archivedProducts.categoryId))
    .orderBy(desc(archivedAt))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { archived, total, page, pages };
}
