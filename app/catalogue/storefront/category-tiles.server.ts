import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, photos, products } from "~/db/schema";
import { categoriesWithCounts } from "../categories.server";
import { photoColumns } from "~/photos/photo-columns.server";
import type { PhotoRef } from "~/photos/photo-ref";
import type { Category } from "../product";

export type CategoryTile = Category & {
  products: number;
  /** The first photo of its newest product that has one. */
  photo: PhotoRef | null;
};

/** Every category by name, with the number of its products and a photo to know it by. */
export function categoryTiles(): CategoryTile[] {
  const known = categoriesWithCounts();
  const shown = newestPhotos();
  const photoOf = new Map(shown.map(({ categoryId, ...photo }) => [categoryId, photo]));
  return known.map((category) => ({ ...category, photo: photoOf.get(category.id) ?? null }));
}

/** For each category one look into the index of its products that have a photo. */
function newestPhotos() {
  const newest = db
    .select({ photoId: products.photoId })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isNotNull(products.photoId)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1);
  return db
    .select({
      categoryId: categories.id,
      ...photoColumns,
    })
    .from(categories)
    .innerJoin(photos, eq(photos.id, sql`(${newest})`))
    .all();
}
