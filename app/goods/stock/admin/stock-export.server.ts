import { asc, gt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { stockCsvColumns } from "./stock-csv";
import { stockColumns } from "./stock-list.server";

const batchSize = 500;

/** All products with their stock as CSV, oldest first, in batches. `on_hand` is blank for what is not counted. */
export async function* stockAsCsv(): AsyncGenerator<string> {
  yield csvLines([[...stockCsvColumns]]);
  let last: string | undefined = "";
  while (last !== undefined) {
    const rows = rowsAfter(last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    last = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  }
}

type Row = ReturnType<typeof rowsAfter>[number];

const rowsAfter = (id: string) =>
  db
    .select(stockColumns)
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(batchSize)
    .all();

const cellsOf = ({ slug, code, name, isCounted, stock, lowStock }: Row): string[] => [
  slug,
  code ?? "",
  name,
  isCounted ? String(stock) : "",
  isCounted ? String(stock) : "",
  lowStock === null ? "" : String(lowStock),
  isCounted ? "yes" : "no",
];
