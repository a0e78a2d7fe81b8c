import { sql, type SQLWrapper } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { isOffSale } from "~/base/db/schema";
import type { PrintedMrp } from "./printed-mrp";

/** Of a batch: packs of it are on hand that may be sold, with an MRP on their labels. */
const isPrintedOnSale = sql`mrp_paise is not null and packs > 0 and not ${isOffSale}`;

/** The lowest MRP on labels of a product's packs on hand, in a query that knows the product's id; null: there are none. */
export const leastPrinted = (productId: SQLWrapper) =>
  sql<number | null>`(select min(mrp_paise) from batches printed
    where printed.product_id = ${productId} and ${isPrintedOnSale})`;

/** The same by product, with the batch that has it; products without such packs are left out. */
export function printedMrps(from: Reader, productIds: string[]): Map<string, PrintedMrp> {
  const rows = from.all<PrintedMrp>(sql`
    select product_id as productId, min(mrp_paise) as paise, number, packs
    from json_each(${JSON.stringify(productIds)}) asked cross join batches on product_id = asked.value
    where ${isPrintedOnSale}
    group by product_id`);
  return new Map(rows.map((row) => [row.productId, row]));
}
