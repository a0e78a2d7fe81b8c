import { inArray } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { categories, productSlugs, products } from "~/db/schema";
import { folded } from "../search-text";

export type StoredProduct = typeof products.$inferSelect;

/** What an import has to know of the catalogue, read at once. */
export type Catalogue = {
  categoriesByName: Map<string, { id: string; name: string }>;
  categoryNames: Map<string, string>;
  /** Every slug of a product, of today and of earlier, with the id of whose it is. */
  slugOwners: Map<string, string>;
  /** The products that the file names. */
  products: Map<string, StoredProduct>;
};

/** The catalogue as far as an import with these slugs needs it. `from`: the reader, or the writer of a transaction. */
export function catalogueFor(from: Reader, slugs: string[]): Catalogue {
  const kinds = from.select({ id: categories.id, name: categories.name }).from(categories).all();
  const former = from
    .select({ slug: productSlugs.slug, id: productSlugs.productId })
    .from(productSlugs)
    .all();
  const current = from.select({ slug: products.slug, id: products.id }).from(products).all();
  const slugOwners = new Map([...former, ...current].map(({ slug, id }) => [slug, id]));
  const ids = new Set(slugs.map((slug) => slugOwners.get(slug)).filter((id) => id !== undefined));
  return {
    categoriesByName: new Map(kinds.map((kind) => [folded(kind.name), kind])),
    categoryNames: new Map(kinds.map(({ id, name }) => [id, name])),
    slugOwners,
    products: productsById(from, [...ids]),
  };
}

const idsAtOnce = 1000;

function productsById(from: Reader, ids: string[]): Map<string, StoredProduct> {
  const found = new Map<string, StoredProduct>();
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = from
      .select()
      .from(products)
      .where(inArray(products.id, ids.slice(start, start + idsAtOnce)))
      .all();
    for (const product of some) found.set(product.id, product);
  }
  return found;
}
