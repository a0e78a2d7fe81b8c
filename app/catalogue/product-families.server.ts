import { sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { products } from "~/db/schema";

/** More than a family firm will ever have; a list to choose from that is longer helps nobody. */
const most = 200;

/** The families that products have now, by name: for offering them again as they are written. */
export function productFamilies(): string[] {
  const name = sql<string>`min(${products.family})`;
  const alike = sql`${products.family} collate nocase`;
  const rows = db
    .select({ name })
    .from(products)
    .where(sql`${alike} > ''`)
    .groupBy(alike)
    .orderBy(alike)
    .limit(most)
    .all();
  return rows.map((row) => row.name);
}
