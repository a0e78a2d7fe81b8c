import { inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";

/** How a line of a file names a product: by its slug, or by its code where the slug is blank. Codes ignore case. */
type Named = { slug: string; code: string };

/** Looks up the products of all lines at once: the id by line, undefined where there is no such product. */
export function productsNamed(
  from: Reader,
  lines: readonly Named[],
): (line: Named) => string | undefined {
  const slugs = JSON.stringify(lines.flatMap(({ slug }) => slug || []));
  const codes = JSON.stringify(lines.flatMap(({ slug, code }) => (slug ? [] : code)));
  const bySlug = from
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, sql`(select value from json_each(${slugs}))`))
    .all();
  const byCode = from
    .select({ id: products.id, code: sql<string>`lower(${products.code})` })
    .from(products)
    .where(
      sql`${products.code} is not null and ${products.code} collate nocase in (select value from json_each(${codes}))`,
    )
    .all();
  const idsBySlug = new Map(bySlug.map(({ slug, id }) => [slug, id]));
  const idsByCode = new Map(byCode.map(({ code, id }) => [code, id]));
  return ({ slug, code }) => (slug ? idsBySlug.get(slug) : idsByCode.get(code.toLowerCase()));
}
