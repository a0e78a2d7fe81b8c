import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products, productSearch } from "~/base/db/schema";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";

/** The search's nightly count of the packs sold in 90 days. A literal: only then its partial index is used. */
export const isSoldLately = sql.raw("sold > 0");

/** Ids of the products that meet the condition and were sold lately, most packs first. */
export function soldMost(condition: SQL | undefined, most: number): string[] {
  return db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(and(isSoldLately, isVisible, condition))
    .orderBy(desc(productSearch.sold), desc(productSearch.id))
    .limit(most)
    .all()
    .map(({ id }) => id);
}

/** Fewer are no row of their own. */
const fewest = 3;

/**
 * The products that were bought most lately and can be bought, `most` at most, without those `shown` above already. None where fewer than
 * three are left.
 */
export function boughtMost(most: number, shown: { id: string }[] = []): Product[] {
  const above = new Set(shown.map(({ id }) => id));
  const ids = soldMost(sql`${products.isSoldOut} = 0`, most + above.size);
  const others = ids.filter((id) => !above.has(id)).slice(0, most);
  return others.length < fewest ? [] : productsByIds(others);
}
