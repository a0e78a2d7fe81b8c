import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
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
  const sizes = onSale(
    ids,
    inArray(sql`${products.family} collate nocase`, families),
    asc(products.volumeMl),
  );
  const newest = onSale(
    [...ids, ...sizes],
    eq(products.categoryId, first.categoryId),
    desc(products.createdAt),
  );
  return productsByIds([...sizes, ...newest].slice(0, most));
}

/** Ids of those that match `where`, none of `besides`. */
function onSale(besides: string[], where: SQL, order: SQL): string[] {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(where, notInArray(products.id, besides), isVisible, eq(products.isSoldOut, false)))
    .orderBy(order, desc(products.id))
    .limit(most)
    .all()
    .map(({ id }) => id);
}
