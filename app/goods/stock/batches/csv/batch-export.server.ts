import { asc, gt } from "drizzle-orm";
import { batches } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { batchRows, type BatchRow } from "../batch-rows.server";
import { arrivedIn } from "./arrived.server";
import { csvHead, csvRow } from "./batch-csv";

const atOnce = 500;

/** All batches as CSV, oldest first. Yields 500 at a time. */
export async function* batchesAsCsv(): AsyncGenerator<string> {
  yield csvHead;
  let last: string | undefined = "";
  while (last !== undefined) {
    const rows: BatchRow[] = batchRows()
      .where(gt(batches.id, last))
      .orderBy(asc(batches.id))
      .limit(atOnce)
      .all();
    const arrived = arrivedIn(rows.map(({ id }) => id));
    if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(row, arrived.get(row.id) ?? 0)));
    last = rows.length === atOnce ? rows.at(-1)?.id : undefined;
  }
}

const cellsOf = (batch: BatchRow, arrived: number) =>
  csvRow({
    number: batch.number,
    product: batch.slug ?? "",
    packed_on: batch.packedOn,
    best_before: batch.bestBefore,
    arrived: String(arrived),
    left: String(batch.packs),
    report_words: batch.reportWords,
    shown: batch.isShown ? "yes" : "no",
    seed_shown: batch.showsSeed ? "yes" : "no",
    seed_place: batch.seedPlace,
  });
