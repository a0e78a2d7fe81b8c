import { csvLines } from "~/base/lib/csv/csv";
import { codeTyped } from "~/base/lib/typed/code";
import { csvTable } from "~/base/lib/csv/csv-read.server";

/** Columns of a file of batches, as the export writes them. `left` is told only: what a file says of it changes nothing. */
const batchColumns = [
  "number",
  "product",
  "packed_on",
  "best_before",
  "arrived",
  "left",
  "report_words",
  "shown",
  "seed_shown",
  "seed_place",
] as const;
export type BatchColumn = (typeof batchColumns)[number];

/** Most bytes and lines of a file. */
export const mostFileBytes = 500 * 1024;
const mostLines = 2000;

export const csvRow = (cells: Record<BatchColumn, string>): string[] =>
  batchColumns.map((column) => cells[column]);

export const csvHead = csvLines([[...batchColumns]]);

/** The lines of a file, and what is wrong with them. */
export function batchLinesIn(text: string) {
  const needed = ["number", "product"] as const;
  const table = csvTable(text, batchColumns, { needed, mostRows: mostLines });
  for (const { cells } of table.lines) cells.number = codeTyped(cells.number);
  return table;
}
