import { asc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "~/base/db/connection.server";
import { archivedProducts, batches, batchParts, products, stockMovements } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { translated } from "~/goods/catalogue/translated.server";

/**
 * The goods that packs of these batches were packed into, such as cartons, by the batch inside and named in the language of the page.
 * `number`: of the batch of the goods; null for those that were made up of parts for an order and so have none. `size`: null where the
 * product is gone.
 */
export function packedInto(batchIds: string[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(batchIds)}))`;
  const ahead = db
    .select({
      inside: sql<string>`${batchParts.partBatchId}`.as("inside"),
      productId: batches.productId,
      number: sql<string | null>`${batches.number}`.as("number"),
    })
    .from(batchParts)
    .innerJoin(batches, eq(batches.id, batchParts.batchId))
    .where(sql`part_batch_id is not null and ${batchParts.partBatchId} in ${wanted}`);
  const forOrders = db
    .selectDistinct({
      inside: sql<string>`${stockMovements.batchId}`.as("inside"),
      productId: sql<string>`${stockMovements.forProductId}`.as("product_id"),
      number: sql<string | null>`null`.as("number"),
    })
    .from(stockMovements)
    .where(
      sql`batch_id is not null and ${stockMovements.batchId} in ${wanted} and ${stockMovements.forProductId} is not null and ${stockMovements.kind} = 'sold'`,
    );
  const goods = unionAll(ahead, forOrders).as("goods");
  const rows = db
    .select({
      inside: goods.inside,
      id: goods.productId,
      number: goods.number,
      name: sql<string>`coalesce(${products.name}, ${archivedProducts.name}, '')`,
      size: sizeColumns,
    })
    .from(goods)
    .leftJoin(products, eq(products.id, goods.productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, goods.productId))
    .orderBy(sql`${goods.number} is null`, asc(goods.number), asc(goods.productId))
    .all();
  return groupedBy(translated(rows), ({ inside }) => inside);
}
