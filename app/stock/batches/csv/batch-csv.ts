import { csvLines, plain } from "~/lib/csv";
import { csvCells } from "~/lib/csv-read";

/** Columns of a file of batches, as the export writes them. `left` is told only: what a file says of it changes nothing. */
export const batchColumns = [
  "number",
  "product",
  "packed_on",
  "best_before",
  "arrived",
  "left",
  "report_words",
  "shown",
] as const;
export type BatchColumn = (typeof batchColumns)[number];
/** A line of a file: "" where a cell is blank or its column missing. */
export type BatchLine = { line: number; cells: Record<BatchColumn, string> };
/** A line that is refused; `line` 0: the whole file. */
export type LineProblem = { line: number; what: string; reason: string };

const needed: BatchColumn[] = ["number", "product"];
/** Most bytes of a file, of the form that confirms it, and most lines. */
export const mostFileBytes = 500 * 1024;
export const importFormBytes = 2 * 1024 * 1024;
export const mostLines = 2000;

export const csvRow = (cells: Record<BatchColumn, string>): string[] =>
  batchColumns.map((column) => cells[column]);

export const csvHead = csvLines([[...batchColumns]]);

/** The lines of a file, or why it cannot be read. */
export function batchLinesIn(text: string): { lines: BatchLine[]; problem?: LineProblem } {
  const rows = csvCells(text, mostLines + 2);
  if ("reason" in rows) return refused(rows.reason, rows.line);
  const [head, ...body] = rows;
  if (!head) return refused("It is empty.");
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return refused(`The first line must name the columns; missing: ${missing.join(", ")}.`, 1);
  const known = new Set<string>(["", ...batchColumns]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return refused(`There is no column “${unknown.slice(0, 40)}”.`, 1);
  if (body.length === 0 || body.length > mostLines)
    return refused(`It must have 1 to ${mostLines} batches.`);
  const lines = body.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      batchColumns.map((column) => [column, plain(cells[names.indexOf(column)] ?? "").trim()]),
    ) as Record<BatchColumn, string>,
  }));
  return { lines };
}

const refused = (reason: string, line = 0) => ({
  lines: [],
  problem: { line, what: "The file", reason },
});
