import { asc, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, productParts, products } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { supplyWarning } from "./supply-warning";

/** The products on offer that are made of others and whose rate of tax is not what their rule says, by name. */
export function suppliesToLookAt(): { slug: string; name: string; warning: string }[] {
  const rows = db
    .select({
      slug: products.slug,
      name: products.name,
      rule: products.supplyRule,
      gstBasisPoints: products.gstBasisPoints,
      part: sql<string>`part.name`,
      partBasisPoints: sql<number>`part.gst_basis_points`,
    })
    .from(productParts)
    .innerJoin(products, eq(products.id, productParts.productId))
    .innerJoin(sql`products as part`, sql`part.id = ${productParts.partId}`)
    .where(sql`products.${isVisible}`)
    .orderBy(asc(products.name), asc(products.id), asc(productParts.position))
    .all();
  return [...groupedBy(rows, ({ slug }) => slug).values()].flatMap(([whole, ...others]) => {
    if (!whole) return [];
    const parts = [whole, ...others].map((row) => ({
      name: row.part,
      gstBasisPoints: row.partBasisPoints,
    }));
    const warning = supplyWarning(whole, parts);
    return warning === null ? [] : [{ slug: whole.slug, name: whole.name, warning }];
  });
}
