import { eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, categorySlugs } from "~/db/schema";
import type { Category, Moved } from "./product";
import { countsByCategory } from "./product-counts.server";

const columns = { id: categories.id, name: categories.name, slug: categories.slug };
const byName = sql`${categories.name} collate nocase`;

/** Every category by name: the navbar's list, the filters, the selects. */
export async function categoryLinks(): Promise<Category[]> {
  return db.select(columns).from(categories).orderBy(byName);
}

/** The same with the number of products in each. */
export async function categoriesWithCounts(): Promise<(Category & { products: number })[]> {
  const counts = countsByCategory();
  const known = await categoryLinks();
  return known.map((category) => ({ ...category, products: counts.get(category.id) ?? 0 }));
}

/** The category under a slug of today; `movedTo` for a slug it had before or one in capitals; null for any other. */
export async function categoryBySlug(slug: string): Promise<Category | Moved | null> {
  const lower = slug.toLowerCase();
  const [category] = await db.select(columns).from(categories).where(eq(categories.slug, lower));
  if (category) return slug === lower ? category : { movedTo: category.slug };
  const [moved] = await db
    .select({ movedTo: categories.slug })
    .from(categorySlugs)
    .innerJoin(categories, eq(categories.id, categorySlugs.categoryId))
    .where(eq(categorySlugs.slug, lower));
  return moved ?? null;
}

/** The category under a slug of today or of earlier. */
export async function categoryToday(slug: string): Promise<Category | null> {
  const found = await categoryBySlug(slug);
  if (!found || !("movedTo" in found)) return found;
  const [category] = await db
    .select(columns)
    .from(categories)
    .where(eq(categories.slug, found.movedTo));
  return category ?? null;
}

export { createCategory, deleteCategory, renameCategory } from "./category-changes.server";
