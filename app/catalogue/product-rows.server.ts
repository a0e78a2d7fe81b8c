import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, photos, products } from "~/db/schema";
import { packColumns } from "./pack-columns.server";
import { photoColumns } from "./photo-columns.server";

const columns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  pricePaise: products.pricePaise,
  volumeMl: products.volumeMl,
  shipping: products.shipping,
  hsn: products.hsn,
  gstBasisPoints: products.gstBasisPoints,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  category: { id: categories.id, name: categories.name, slug: categories.slug },
  photo: photoColumns,
};

/** Products with category and first photo, each row a `Product`: add `where`, `orderBy`, `limit`, then await. */
export function productRows() {
  return db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(photos, eq(photos.id, products.photoId))
    .$dynamic();
}

/** The same with what their packs say, each row a `WholeProduct`. */
export function wholeProductRows() {
  return db
    .select({ ...columns, ...packColumns })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(photos, eq(photos.id, products.photoId))
    .$dynamic();
}
