import { sql, type SQLWrapper } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { isOffSale, isVisible } from "~/base/db/schema";
import { type PrintedMrp, printedMrpProblem } from "./printed-mrp";

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

/**
 * The products on offer that cost more than is printed on packs on hand, by name, with a sentence each. No price is raised above them, but
 * packs may come after it was: they are given back, or their labels are older than the price.
 */
export function pricedAbovePrint(): { slug: string; name: string; problem: string }[] {
  const rows = db.all<PrintedMrp & { slug: string; name: string; pricePaise: number }>(sql`
    select slug, name, price_paise as pricePaise, printed.* from (
      select product_id as productId, min(mrp_paise) as paise, number, packs from batches
      where ${isPrintedOnSale} group by product_id) printed
    join products on products.id = printed.productId where ${isVisible} order by name, slug`);
  return rows.flatMap(({ slug, name, pricePaise, ...printed }) => {
    const problem = printedMrpProblem(pricePaise, printed);
    return problem === null ? [] : [{ slug, name, problem }];
  });
}
