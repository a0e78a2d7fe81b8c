import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { categories, isVisible, photos, products } from "~/base/db/schema";
import { categoriesWithCounts } from "../categories.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import type { Category } from "../product";

export type CategoryTile = Category & {
  products: number;
  /** The first photo of its newest product that has one. */
  photo: PhotoRef | null;
};

/** All categories with their number of products and a photo: those with the most products first, then by name. */
export function categoryTiles(): CategoryTile[] {
  const list = categoriesWithCounts();
  const newest = newestPhotos();
  const photoOf = new Map(newest.map(({ categoryId, ...photo }) => [categoryId, photo]));
  return list
    .map((category) => ({ ...category, photo: photoOf.get(category.id) ?? null }))
    .toSorted((one, other) => other.products - one.products);
}

/** The newest product photo of each category: one index lookup per category. */
function newestPhotos() {
  const newest = db
    .select({ photoId: products.photoId })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isNotNull(products.photoId), isVisible))
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
