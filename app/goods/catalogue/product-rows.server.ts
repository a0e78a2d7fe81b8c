import { eq, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { categories, oilKey, photos, products, reviewTotals } from "~/base/db/schema";
import { packColumns, sizeColumns } from "./pack-columns.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import { isCompared, isPriceSince, priceFacts, priceSince } from "./price-facts.server";
import type { Product } from "./product";

/** A product's own columns, without pack facts. */
export const productColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  pricePaise: products.pricePaise,
  ...sizeColumns,
  shipping: products.shipping,
  hsn: products.hsn,
  gstBasisPoints: products.gstBasisPoints,
  sale: products.sale,
  backOn: products.backOn,
};

const columns = {
  ...productColumns,
  isSoldOut: sql<boolean>`${products.isSoldOut}`.mapWith(Boolean),
  isBeingPaid: products.isBeingPaid,
  ...priceFacts,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  category: { id: categories.id, name: categories.name, slug: categories.slug },
  photo: photoColumns,
  totals: {
    reviews: reviewTotals.reviews,
    stars: reviewTotals.stars,
    realReviews: reviewTotals.realReviews,
    realStars: reviewTotals.realStars,
  },
};

/** Query for products with category and main photo, each row a `Product`: add `where`, `orderBy`, `limit`. */
export function productRows(from: Reader = db) {
  return from
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(photos, eq(photos.id, products.photoId))
    .leftJoin(priceSince, isPriceSince)
    .leftJoin(reviewTotals, eq(reviewTotals.oil, oilKey))
    .$dynamic();
}

/** Query for products with category, main photo and pack facts, each row a `WholeProduct`. */
export function wholeProductRows() {
  return db
    .select({ ...columns, isCompared, ...packColumns, labelPhotoId: products.labelPhotoId })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(photos, eq(photos.id, products.photoId))
    .leftJoin(priceSince, isPriceSince)
    .leftJoin(reviewTotals, eq(reviewTotals.oil, oilKey))
    .$dynamic();
}

/** The products with these ids, in the order of the ids; leaves out deleted ones. */
export function productsByIds(ids: readonly string[]): Product[] {
  if (ids.length === 0) return [];
  const rows = withIds(db).all({ ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const withIds = prepared((from) =>
  productRows(from)
    .where(inArray(products.id, listed("ids")))
    .prepare(),
);
