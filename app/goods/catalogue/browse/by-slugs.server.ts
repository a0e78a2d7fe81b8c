import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { archivedProducts, isVisible, productSlugs, products } from "~/base/db/schema";

/**
 * The visible products (ids) of these slugs in small letters, former ones too, and the names of those that are no longer sold; a slug that is
 * in neither is unknown.
 */
export function bySlugs(slugs: string[]): { ids: Map<string, string>; gone: Map<string, string> } {
  const asked = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const current = db
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(and(inArray(products.slug, asked), isVisible))
    .all();
  const former = db
    .select({ slug: productSlugs.slug, id: products.id })
    .from(productSlugs)
    .innerJoin(products, and(eq(products.id, productSlugs.productId), isVisible))
    .where(inArray(productSlugs.slug, asked))
    .all();
  const archived = db
    .select({ slug: archivedProducts.slug, name: archivedProducts.name })
    .from(archivedProducts)
    .where(inArray(archivedProducts.slug, asked))
    .orderBy(archivedProducts.archivedAt)
    .all();
  return {
    ids: new Map([...former, ...current].map(({ slug, id }) => [slug, id])),
    gone: new Map(archived.map(({ slug, name }) => [slug, name])),
  };
}
