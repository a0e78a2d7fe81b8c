import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { archivedProducts, isVisible, productSlugs, products } from "~/base/db/schema";

/**
 * The visible products (ids) of these slugs in small letters, former ones too, and the names of those that are no longer sold; a slug that is
 * in neither is unknown.
 */
export function bySlugs(slugs: string[]): { ids: Map<string, string>; gone: Map<string, string> } {
  const asked = { slugs: JSON.stringify(slugs) };
  const known = [...former(db).all(asked), ...current(db).all(asked)];
  return {
    ids: new Map(known.map(({ slug, id }) => [slug, id])),
    gone: new Map(
      archived(db)
        .all(asked)
        .map(({ slug, name }) => [slug, name]),
    ),
  };
}

const current = prepared((from) =>
  from
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(and(inArray(products.slug, listed("slugs")), isVisible))
    .prepare(),
);

const former = prepared((from) =>
  from
    .select({ slug: productSlugs.slug, id: products.id })
    .from(productSlugs)
    .innerJoin(products, and(eq(products.id, productSlugs.productId), isVisible))
    .where(inArray(productSlugs.slug, listed("slugs")))
    .prepare(),
);

const archived = prepared((from) =>
  from
    .select({ slug: archivedProducts.slug, name: archivedProducts.name })
    .from(archivedProducts)
    .where(inArray(archivedProducts.slug, listed("slugs")))
    .orderBy(archivedProducts.archivedAt)
    .prepare(),
);
