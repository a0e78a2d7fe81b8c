import { eq, getTableColumns } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import { wordsOf } from "~/goods/catalogue/words/words.server";
import { companyFacts } from "~/upkeep/pages/company.server";

/**
 * All that a label of this batch is made of: the batch, its product as it is now with the MRP that was printed first, what the product is
 * called in Gujarati and Hindi, and the firm. Null: there is no such batch, or its product is gone.
 */
export function labelFacts(batchId: string) {
  const row = db
    .select({ batch: getTableColumns(batches), product: getTableColumns(products) })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(eq(batches.id, batchId))
    .get();
  if (!row) return null;
  const { batch, product } = row;
  const words = wordsOf([product.id], db).get(product.id);
  return {
    batch,
    product: { ...product, mrpPaise: batch.mrpPaise ?? product.mrpPaise },
    otherNames: { gu: words?.gu.name ?? null, hi: words?.hi.name ?? null },
    firm: companyFacts(),
  };
}

export type LabelFacts = NonNullable<ReturnType<typeof labelFacts>>;
