import { desc, eq, sql } from "drizzle-orm";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { productSearch, products } from "~/base/db/schema";

/** Of more, only the newest are known: who has as many sells hardly anything. */
const mostKnown = 2000;

/** The numbers of the products that are sold out for now. */
const soldOut: () => ReadonlySet<number> = keptWithOpenPages((from) => {
  const rows = from
    .select({ id: productSearch.id })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    // A literal: only then the partial index is used.
    .where(sql`is_sold_out = 1`)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(mostKnown)
    .all();
  return new Set(rows.map(({ id }) => id));
});

/** Whether each of these products is sold out. */
export function areSoldOut(numbers: number[]): boolean {
  const out = soldOut();
  return numbers.every((number) => out.has(number));
}

/** Of products that say what was asked for equally well, those in stock, then those that are sold out. */
export function inStockFirst(numbers: number[]): number[][] {
  const out = soldOut();
  const last = out.size === 0 ? [] : numbers.filter((number) => out.has(number));
  if (last.length === 0) return [numbers];
  return [numbers.filter((number) => !out.has(number)), last].filter((each) => each.length > 0);
}
