import { asc, gt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { packsById } from "./packs.server";
import { typedPrice } from "./typed-prices";

const batchSize = 500;

/** All prices as CSV, as they can be uploaded again; in batches, so that memory does not grow with the shop. */
export async function* pricesAsCsv(): AsyncGenerator<string> {
  yield csvLines([["code", "slug", "name", "size", "price", "mrp"]]);
  for (let last: string | undefined = ""; last !== undefined;) {
    const rows = rowsAfter(last);
    const packs = packsById(rows.map(({ id }) => id));
    if (rows.length > 0)
      yield csvLines(
        rows.map(({ id, code, slug, name, pricePaise, mrpPaise }) => [
          code ?? "",
          slug,
          name,
          packs.get(id)?.size ?? "",
          typedPrice(pricePaise),
          mrpPaise === null ? "" : typedPrice(mrpPaise),
        ]),
      );
    last = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  }
}

function rowsAfter(id: string) {
  const { code, slug, name, pricePaise, mrpPaise } = products;
  return db
    .select({ id: products.id, code, slug, name, pricePaise, mrpPaise })
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(batchSize)
    .all();
}
