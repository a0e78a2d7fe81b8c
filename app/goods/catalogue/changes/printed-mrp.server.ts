import { and, inArray, sql, type SQLWrapper } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { batches, isOffSale, isVisible } from "~/base/db/schema";
import { isAboveMrp } from "../pack-facts";
import { type PrintedMrp, printedMrpProblem } from "./printed-mrp";

/** Of a batch: packs of it are on hand that may be sold, with an MRP on their labels. */
const isPrintedOnSale = sql`mrp_paise is not null and packs > 0 and not ${isOffSale}`;

/** The lowest MRP on labels of a product's packs on hand, in a query that knows the product's id; null: there are none. */
export const leastPrinted = (productId: SQLWrapper) =>
  sql<number | null>`(select min(mrp_paise) from batches printed
    where printed.product_id = ${productId} and ${isPrintedOnSale})`;

/** The same by product, with the batch that has it; products without such packs are left out. */
export function printedMrps(from: Reader, productIds: string[]): Map<string, PrintedMrp> {
  const rows = leastOf(from).all({ ids: JSON.stringify(productIds) });
  return new Map(rows.map((row) => [row.productId, row]));
}

// Of a group, SQLite takes the other columns from the row with the least.
const leastOf = prepared((from: Reader) =>
  from
    .select({
      productId: batches.productId,
      paise: sql<number>`min(mrp_paise)`,
      number: batches.number,
      packs: batches.packs,
    })
    .from(batches)
    .where(and(inArray(batches.productId, listed("ids")), isPrintedOnSale))
    .groupBy(batches.productId)
    .prepare(),
);

/**
 * Products with no higher price and MRP than is printed on packs on hand: nobody may sell a pack above it (Legal Metrology (Packaged
 * Commodities) Rules, rule 18 (2)). What pages and feeds show, and what carts, the counter, quotes and programs pay is made of these.
 */
export function withinPrint<P extends Priced>(from: Reader, products: P[]): P[] {
  const printed = printedMrps(
    from,
    products.map(({ id }) => id),
  );
  return products.map((product) => {
    const most = printed.get(product.id)?.paise;
    if (most === undefined) return product;
    const { mrpPaise } = product;
    return {
      ...product,
      pricePaise: Math.min(product.pricePaise, most),
      ...(typeof mrpPaise === "number" && { mrpPaise: Math.min(mrpPaise, most) }),
    };
  });
}

type Line = { product: Pick<Priced, "id" | "mrpPaise">; unitPricePaise: number };

/** Whether one of these lines costs more than the MRP of its product, or than is printed on packs on hand. */
export function isAnyAboveMrp(from: Reader, lines: Line[]): boolean {
  const printed = printedMrps(
    from,
    lines.map(({ product }) => product.id),
  );
  return lines.some(({ product: { id, mrpPaise }, unitPricePaise }) =>
    [mrpPaise, printed.get(id)?.paise].some((most) => isAboveMrp(unitPricePaise, most)),
  );
}

type Priced = { id: string; pricePaise: number; mrpPaise?: number | null };

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
