import { asc, eq, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { archivedProducts, batches, products, stockMovements } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { holdsPacksOf, isOfBuyer } from "~/goods/stock/kits/holding";
import type { Goods } from "./letter";
import { namesOf } from "./names.server";
import { newsOf, type Telling } from "./steps";

/**
 * What the buyers of these orders bought with packs of a recalled batch inside, such as cartons, by the order's id. Of a recall that was
 * called off only what is not recalled for another part.
 */
export function boughtWithin(
  recall: Telling,
  orderIds: string[],
  from: Reader,
): Map<string, Goods[]> {
  const { batchId } = recall;
  const productId = sql<string>`coalesce(${stockMovements.forProductId}, ${stockMovements.productId})`;
  const number = sql<
    string | null
  >`iif(${stockMovements.forProductId} is null, ${batches.number}, null)`;
  const rows = from
    .select({
      orderId: stockMovements.orderId,
      productId,
      number,
      product: sql<string>`coalesce(${products.name}, ${archivedProducts.name}, '')`,
      size: sizeColumns,
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, productId))
    .where(
      sql`${stockMovements.orderId} in (select value from json_each(${JSON.stringify(orderIds)})) and ${isOfBuyer}
        and ${holdsPacksOf(batchId)} and (${stockMovements.batchId} <> ${batchId} or ${stockMovements.forProductId} is not null)
        and (${newsOf(recall)} = 'recalled' or ${batches.isRecalled} = 0)`,
    )
    .groupBy(stockMovements.orderId, productId, number)
    .having(sql`sum(${stockMovements.packs}) < 0`)
    .orderBy(asc(number), asc(productId))
    .all();
  const found = new Map<string, Goods[]>();
  for (const [id, goods] of groupedBy(rows, ({ orderId }) => orderId ?? ""))
    found.set(
      id,
      goods.map((each) => ({ number: each.number, name: namesOf(each, from) })),
    );
  return found;
}
