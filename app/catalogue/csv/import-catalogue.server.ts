import { inArray } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { categories, productSlugs, products } from "~/db/schema";
import { folded } from "../search-text";

export type StoredProduct = typeof products.$inferSelect;

/** The part of the catalogue that an import needs, read in one go. */
export type Catalogue = {
  categoriesByName: Map<string, { id: string; name: string }>;
  categoryNames: Map<string, string>;
  /** Every current and former product slug → product id. */
  slugOwners: Map<string, string>;
  /** The products named in the file, by id. */
  products: Map<string, StoredProduct>;
};

/** Reads what an import with these slugs needs. `from`: the reader, or the writer of a transaction. */
export function catalogueFor(from: Reader, slugs: string[]): Catalogue {
  const categoryRows = from
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .all();
  const former = from
    .select({ slug: productSlugs.slug, id: productSlugs.productId })
    .from(productSlugs)
    .all();
  const current = from.select({ slug: products.slug, id: products.id }).from(products).all();
  const slugOwners = new Map([...former, ...current].map(({ slug, id }) => [slug, id]));
  const ids = new Set(slugs.map((slug) => slugOwners.get(slug)).filter((id) => id !== undefined));
  return {
    categoriesByName: new Map(categoryRows.map((category) => [folded(category.name), category])),
    categoryNames: new Map(categoryRows.map(({ id, name }) => [id, name])),
    slugOwners,
    products: productsById(from, [...ids]),
  };
}

const batchSize = 1000;

function productsById(from: Reader, ids: string[]): Map<string, StoredProduct> {
  const found = new Map<string, StoredProduct>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = from
      .select()
      .from(products)
      .where(inArray(products.id, ids.slice(start, start + batchSize)))
      .all();
    for (const product of batch) found.set(product.id, product);
  }
  return found;
}
