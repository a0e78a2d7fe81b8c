import { asc, eq, gt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { categories, products } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { quantityTold } from "~/base/lib/pack-figures";
import { litres } from "~/base/lib/volume";
import { cellsOfPack, rupeesAsNumber } from "./pack-cells";
import { packColumns } from "../pack-columns.server";
import { partsCells } from "./parts-cell.server";
import { allCsvColumns, type CsvRecord } from "./product-csv";
import { productColumns } from "../product-rows.server";

const batchSize = 500;

/** All products as CSV, oldest first. Streams batches, so memory use does not depend on the number of products. */
export async function* productsAsCsv(): AsyncGenerator<string> {
  yield csvLines([[...allCsvColumns]]);
  let last: string | undefined = "";
  while (last !== undefined) {
    const rows: Row[] = rowsAfter(last);
    if (rows.length > 0) {
      const parts = partsCells(
        db,
        rows.map(({ id }) => id),
      );
      yield csvLines(rows.map((row) => cells(row, parts.get(row.id) ?? "")));
    }
    last = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  }
}

type Row = ReturnType<typeof rowsAfter>[number];

function rowsAfter(id: string) {
  return db
    .select({ ...productColumns, category: categories.name, ...packColumns })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(batchSize)
    .all();
}

function cells(row: Row, parts: string): string[] {
  const record: CsvRecord = {
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: rupeesAsNumber(row.pricePaise),
    quantity: litres(quantityTold(row)),
    shipping: String(row.shipping),
    category: row.category,
    hsn: row.hsn,
    gst: String(row.gstBasisPoints / 100),
    ...cellsOfPack(row),
    sale: row.sale,
    back_on: row.backOn ?? "",
    parts,
  };
  return allCsvColumns.map((column) => record[column]);
}
