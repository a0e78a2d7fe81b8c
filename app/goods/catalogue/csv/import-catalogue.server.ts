import { inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { categories, productSlugs, products } from "~/base/db/schema";
import { gtinTyped } from "~/base/lib/codes/gtin";
import { printedMrps } from "../changes/printed-mrp.server";
import type { PrintedMrp } from "../changes/printed-mrp";
import { folded } from "../search-text";

export type StoredProduct = typeof products.$inferSelect;

/** The part of the catalogue that an import needs, read in one go. */
export type Catalogue = {
  categoriesByName: Map<string, { id: string; name: string }>;
  categoryNames: Map<string, string>;
  /** Every current and former product slug → product id. */
  slugOwners: Map<string, string>;
  /** The codes of the file that products have, in small letters → product id. */
  codeOwners: Map<string, string>;
  /** The numbers under bar codes of the file that products have → whose. */
  eanOwners: Map<string, { id: string; name: string }>;
  /** The lowest MRP on packs on hand of these, by id. */
  printed: Map<string, PrintedMrp>;
  /** The products named in the file, by id. */
  products: Map<string, StoredProduct>;
};

/** Reads what an import with these slugs, codes and numbers (as typed) needs. `from`: the reader, or the writer of a transaction. */
export function catalogueFor(
  from: Reader,
  { slugs, codes, eans }: Record<"slugs" | "codes" | "eans", string[]>,
): Catalogue {
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
    codeOwners: codeOwnersIn(from, codes.filter(Boolean)),
    eanOwners: eanOwnersIn(from, eans.filter(Boolean)),
    printed: printedMrps(from, [...ids]),
    products: productsById(from, [...ids]),
  };
}

function codeOwnersIn(from: Reader, codes: string[]): Map<string, string> {
  if (codes.length === 0) return new Map();
  const rows = from
    .select({ code: sql<string>`lower(${products.code})`, id: products.id })
    .from(sql`json_each(${JSON.stringify(codes)}) as wanted`)
    .innerJoin(products, sql`${products.code} = wanted.value collate nocase and code is not null`)
    .all();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

function eanOwnersIn(from: Reader, typed: string[]) {
  const eans = typed.flatMap((each) => {
    const read = gtinTyped(each);
    return "gtin" in read ? [read.gtin] : [];
  });
  if (eans.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = from
    .select({ ean: sql<string>`${products.ean}`, id: products.id, name: products.name })
    .from(products)
    .where(sql`${products.ean} in (select value from json_each(${JSON.stringify(eans)}))`)
    .all();
  return new Map(rows.map(({ ean, ...owner }) => [ean, owner]));
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
