import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";

/** Prices in paise; null: no such pack can be bought. */
export type LowestPrices = { litre: number | null; tin: number | null };

/** What a litre and fifteen litres cost at least. */
export const lowestPrices = (): LowestPrices => ({ litre: lowestOf(1000), tin: lowestOf(15_000) });

const lowestOf = (volumeMl: number): number | null =>
  db
    .select({ pricePaise: products.pricePaise })
    .from(products)
    .where(and(eq(products.volumeMl, volumeMl), isVisible, sql`${products.isSoldOut} = 0`))
    .orderBy(asc(products.pricePaise))
    .limit(1)
    .get()?.pricePaise ?? null;
