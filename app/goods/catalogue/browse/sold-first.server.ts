import { asc, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";
import { soldMost } from "./bought-most.server";

/**
 * Ids of at most so many products that can be sold, sold out or not: those whose packs sold most in 90 days, then the others by name.
 */
export function soldFirst(most: number): string[] {
  const sold = soldMost(undefined, most);
  if (sold.length === most) return sold;
  const named = db
    .select({ id: products.id })
    .from(products)
    .where(isVisible)
    .orderBy(asc(sql`${products.name} collate nocase`), asc(products.id))
    .limit(most)
    .all()
    .map(({ id }) => id);
  return [...new Set([...sold, ...named])].slice(0, most);
}
