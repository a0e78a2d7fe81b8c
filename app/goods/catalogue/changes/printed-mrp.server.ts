import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import type { PrintedMrp } from "./printed-mrp";

/** The lowest MRP on labels of packs on hand, by product; products without such packs are left out. */
export function printedMrps(from: Reader, productIds: string[]): Map<string, PrintedMrp> {
  const rows = from.all<PrintedMrp>(sql`
    select product_id as productId, min(mrp_paise) as paise, number, packs
    from json_each(${JSON.stringify(productIds)}) asked cross join batches on product_id = asked.value
    where mrp_paise is not null and packs > 0
    group by product_id`);
  return new Map(rows.map((row) => [row.productId, row]));
}
