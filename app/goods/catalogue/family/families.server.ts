import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";

/** Maximum number of suggestions: more than a family firm will have. */
const maxFamilies = 200;

/** The families in use, by name, each in one spelling: suggestions for the form. */
export function productFamilies(): string[] {
  const name = sql<string>`min(${products.family})`;
  const family = sql`${products.family} collate nocase`;
  const rows = db
    .select({ name })
    .from(products)
    .where(sql`${family} > ''`)
    .groupBy(family)
    .orderBy(family)
    .limit(maxFamilies)
    .all();
  return rows.map((row) => row.name);
}
