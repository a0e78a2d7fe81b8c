import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, photos, productSlugs, products } from "~/base/db/schema";
import { pageSize } from "./list-page";
import { newestOf } from "./product-paging.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import type { Category, Moved, Product, WholeProduct } from "./product";
import { countAll } from "./product-counts.server";
import { productRows, productsByIds, wholeProductRows } from "./product-rows.server";
import { idsHolding } from "./search/substring-match.server";
import { folded } from "./search-text";
import { notFound } from "~/base/lib/http/http";

const newestFirst = [desc(products.createdAt), desc(products.id)];

/** Which products a look-up finds: those that shoppers may see, or an admin's hidden ones as well. */
type Asked = { hiddenToo?: boolean };

/** A page of all visible products, newest first, and their total; a page past the end is empty. */
export function productPage(page: number, size = pageSize): { products: Product[]; total: number } {
  const all = { categoryIds: null, price: null };
  const products = newestOf(all, { from: (page - 1) * size, to: page * size });
  return { products, total: countAll() };
}

export function productCount(): number {
  return countAll();
}

/** The product with this slug; `movedTo` for a former slug or one in capitals; null for an unknown one. */
export function productBySlug(slug: string, asked: Asked = {}): WholeProduct | Moved | null {
  const lower = slug.toLowerCase();
  const product = first(eq(products.slug, lower), asked);
  if (product) return slug === lower ? product : { movedTo: product.slug };
  const moved = db
    .select({ movedTo: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId))
    .where(and(eq(productSlugs.slug, lower), shown(asked)))
    .get();
  return moved ?? null;
}

/** The product with this current or former slug: an admin's form must survive another admin renaming the product. */
export function productToday(
  slug: string,
  asked: Asked = { hiddenToo: true },
): WholeProduct | null {
  const found = productBySlug(slug, asked);
  return found && "movedTo" in found ? first(eq(products.slug, found.movedTo), asked) : found;
}

/** As `productToday`; throws 404. */
export function requireProduct(slug = ""): WholeProduct {
  const product = productToday(slug);
  if (!product) throw notFound();
  return product;
}

export function productById(id: string, asked: Asked = { hiddenToo: true }): WholeProduct | null {
  return first(eq(products.id, id), asked);
}

/** The slug of the product that shoppers see with this number under its bar code; undefined: there is none. */
export const slugOfEan = (ean: string): string | undefined =>
  db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.ean, ean), isVisible))
    .get()?.slug;

/** Maximum products in an unpaged API list. */
export const mostInOneList = 1000;

/** The newest `mostInOneList` products of a category, newest first. */
export function productsIn({ id }: Pick<Category, "id">): Product[] {
  return newestOf({ categoryIds: [id], price: null }, { from: 0, to: mostInOneList });
}

/** At most 3 others of the same category, newest first. */
export function similarTo({
  id,
  category,
}: {
  id: string;
  category: Pick<Category, "id">;
}): Product[] {
  return productRows()
    .where(and(eq(products.categoryId, category.id), ne(products.id, id), isVisible))
    .orderBy(...newestFirst)
    .limit(3)
    .all();
}

/** Maximum number of other sizes on a product's page. */
const maxSizes = 12;

/** Other products of the same family, smallest pack first; none for a product without a family. */
export function otherSizesOf({ id, family }: Pick<WholeProduct, "id" | "family">): Product[] {
  if (family === null) return [];
  return productRows()
    .where(and(sql`${products.family} = ${family} collate nocase`, ne(products.id, id), isVisible))
    .orderBy(products.volumeMl, products.id)
    .limit(maxSizes)
    .all();
}

/**
 * Products with the keyword in name or description, newest first, at most `mostInOneList`; all products for an empty
 * keyword. Ignores case in every script; no character of the keyword is special.
 */
export function search(keyword: string): Product[] {
  return productsByIds(idsHolding(folded(keyword), mostInOneList));
}

/** All photos of a product in display order, with their ids. */
export function photosOf({ id }: { id: string }): (PhotoRef & { id: string })[] {
  return db
    .select({ id: photos.id, ...photoColumns })
    .from(photos)
    .where(eq(photos.productId, id))
    .orderBy(photos.position, photos.id)
    .all();
}

const shown = ({ hiddenToo }: Asked) => (hiddenToo ? undefined : isVisible);

function first(condition: SQL, asked: Asked): WholeProduct | null {
  const product = wholeProductRows()
    .where(and(condition, shown(asked)))
    .get();
  return product ?? null;
}
