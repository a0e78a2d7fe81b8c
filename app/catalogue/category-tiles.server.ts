import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { photos, products } from "~/db/schema";
import { categoriesWithCounts } from "./categories.server";
import { photoColumns } from "./photo-columns.server";
import type { PhotoRef } from "./photo-ref";
import type { Category } from "./product";

export type CategoryTile = Category & {
  products: number;
  /** The first photo of its newest product that has one. */
  photo: PhotoRef | null;
};

/** Every category by name, with the number of its products and a photo to know it by. */
export async function categoryTiles(): Promise<CategoryTile[]> {
  const [known, shown] = await Promise.all([categoriesWithCounts(), newestPhotos()]);
  const photoOf = new Map(shown.map(({ categoryId, ...photo }) => [categoryId, photo]));
  return known.map((category) => ({ ...category, photo: photoOf.get(category.id) ?? null }));
}

async function newestPhotos() {
  const ranked = db
    .select({
      id: products.id,
      place:
        sql<number>`row_number() over (partition by ${products.categoryId} order by ${products.createdAt} desc, ${products.id} desc)`.as(
          "place",
        ),
    })
    .from(products)
    .where(isNotNull(products.photoId))
    .as("ranked");
  const newest = db.select({ id: ranked.id }).from(ranked).where(eq(ranked.place, 1));
  return db
    .select({
      categoryId: products.categoryId,
      ...photoColumns,
    })
    .from(products)
    .innerJoin(photos, eq(photos.id, products.photoId))
    .where(inArray(products.id, newest));
}
