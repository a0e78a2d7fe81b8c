import { and, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";

/** A row of cards on a desktop. */
const most = 4;

/**
 * At most four products to buy beside those in a cart (`held`): first other sizes of its oils, then the newest of the category of its first
 * one. None that is sold out; none for an empty cart.
 */
export function goesWith(
  held: { id: string; family: string | null; categoryId: string }[],
): Product[] {
  const [first] = held;
  if (!first) return [];
  const ids = held.map(({ id }) => id);
  const families = held.flatMap(({ family }) => family ?? []);
  const sizes = besides(ids, inArray(sql`${products.family} collate nocase`, families))
    .orderBy(products.volumeMl, products.id)
    .all();
  const shown = [...ids, ...sizes.map(({ id }) => id)];
  const others = besides(shown, eq(products.categoryId, first.categoryId))
    .orderBy(desc(products.createdAt), desc(products.id))
    .all();
  return productsByIds([...sizes, ...others].slice(0, most).map(({ id }) => id));
}

/** At most four products on sale that are `wanted` and none of these. */
const besides = (ids: string[], wanted: SQL) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(notInArray(products.id, ids), isVisible, eq(products.isSoldOut, false), wanted))
    .limit(most);
