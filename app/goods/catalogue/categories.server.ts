import { eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { categories, categorySlugs } from "~/base/db/schema";
import type { Category, Moved } from "./product";
import { countsByCategory } from "./product-counts.server";

const columns = { id: categories.id, name: categories.name, slug: categories.slug };
const byName = sql`${categories.name} collate nocase`;

/** All categories by name. */
export const categoryLinks: () => Category[] = keptWithOpenPages(() =>
  db.select(columns).from(categories).orderBy(byName).all(),
);

/** All categories by name, with their number of products. */
export function categoriesWithCounts(): (Category & { products: number })[] {
  const counts = countsByCategory();
  const list = categoryLinks();
  return list.map((category) => ({ ...category, products: counts.get(category.id) ?? 0 }));
}

/** The category with this slug; `movedTo` for a former slug or one in capitals; null for an unknown one. */
export function categoryBySlug(slug: string): Category | Moved | null {
  const lower = slug.toLowerCase();
  const category = withSlug(db).get({ slug: lower });
  if (category) return slug === lower ? category : { movedTo: category.slug };
  const moved = db
    .select({ movedTo: categories.slug })
    .from(categorySlugs)
    .innerJoin(categories, eq(categories.id, categorySlugs.categoryId))
    .where(eq(categorySlugs.slug, lower))
    .get();
  return moved ?? null;
}

const withSlug = prepared((from) =>
  from
    .select(columns)
    .from(categories)
    .where(eq(categories.slug, placeholder("slug")))
    .prepare(),
);

/** The category with this current or former slug, or null. */
export function categoryToday(slug: string): Category | null {
  const found = categoryBySlug(slug);
  if (!found || !("movedTo" in found)) return found;
  return withSlug(db).get({ slug: found.movedTo }) ?? null;
}
