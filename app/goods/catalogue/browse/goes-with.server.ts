import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
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
  const families = JSON.stringify(held.flatMap(({ family }) => family ?? []));
  const sizes = otherSizes(db).all({ families, besides: JSON.stringify(ids) });
  const besides = JSON.stringify([...ids, ...sizes.map(({ id }) => id)]);
  const others = newest(db).all({ categoryId: first.categoryId, besides });
  return productsByIds([...sizes, ...others].slice(0, most).map(({ id }) => id));
}

/** On sale, and none of the list `besides`. */
const isOther = and(
  notInArray(products.id, listed("besides")),
  isVisible,
  eq(products.isSoldOut, false),
);

const otherSizes = prepared((from) =>
  from
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(sql`${products.family} collate nocase`, listed("families")), isOther))
    .orderBy(products.volumeMl, products.id)
    .limit(most)
    .prepare(),
);

const newest = prepared((from) =>
  from
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, placeholder("categoryId")), isOther))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(most)
    .prepare(),
);
