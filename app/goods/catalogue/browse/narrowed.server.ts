import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products, productSearch } from "~/base/db/schema";
import { conditionsOf, orders } from "./refined.server";
import type { StoreQuery } from "./store-query";

/** A product by its number in the search and its id. */
type Numbered = { number: number; id: string };

/** Of these products (numbers) those that a query leaves, in its order; what fits best is for others to say. */
export const narrowed = (numbers: number[], query: StoreQuery): Numbered[] =>
  among(numbers, productSearch.id, query);

/** The same, of products by their ids. */
export const narrowedIds = (ids: string[], query: StoreQuery): Numbered[] =>
  among(ids, productSearch.productId, query);

/** Joined from the list on (`cross`): from a category's side it would be read once for each of its products. */
function among(
  list: (number | string)[],
  key: typeof productSearch.id | typeof productSearch.productId,
  query: StoreQuery,
): Numbered[] {
  return db
    .select({ number: productSearch.id, id: products.id })
    .from(sql`json_each(${JSON.stringify(list)})`)
    .crossJoin(productSearch)
    .crossJoin(products)
    .where(
      and(
        eq(key, sql`value`),
        eq(products.id, productSearch.productId),
        isVisible,
        ...conditionsOf(query),
      ),
    )
    .orderBy(...orderOf(query))
    .all();
}

const orderOf = ({ sort }: StoreQuery): SQL[] =>
  sort === "bought" ? [desc(productSearch.sold), ...orders.newest] : orders[sort];
