import { asc, gt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { storedSteps } from "../../steps/set-steps.server";
import type { PriceList } from "../../unit-price.server";
import { linesOfPack, listCsvColumns } from "./list-csv";

const batchSize = 500;

/** All packs with their prices on a list (null: everybody's by quantity) as CSV, oldest pack first, streamed in batches. */
export async function* listAsCsv(list: PriceList | null): AsyncGenerator<string> {
  yield csvLines([[...listCsvColumns]]);
  let last: string | undefined = "";
  while (last !== undefined) {
    const packs = packsAfter(last);
    const ids = packs.map(({ id }) => id);
    const steps = storedSteps(db, list, ids);
    for (const pack of packs) yield linesOfPack(pack, steps.get(pack.id) ?? []);
    last = packs.length === batchSize ? ids.at(-1) : undefined;
  }
}

const packsAfter = (id: string) =>
  db
    .select({ id: products.id, slug: products.slug, name: products.name })
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(batchSize)
    .all();
