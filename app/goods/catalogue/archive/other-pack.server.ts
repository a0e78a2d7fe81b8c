import { and, ne, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";

/** The pack of the same oil that comes closest in size; null if shoppers can see none. */
export function otherPackOf(
  from: Reader,
  { id, family, volumeMl }: { id: string; family: string; volumeMl: number },
): { id: string; slug: string } | null {
  const found = from
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(sql`${products.family} = ${family} collate nocase`, ne(products.id, id), isVisible))
    .orderBy(sql`abs(coalesce(${products.volumeMl}, 0) - ${volumeMl})`, products.id)
    .limit(1)
    .get();
  return found ?? null;
}
