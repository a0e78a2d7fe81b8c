import { plain } from "~/lib/csv";
import { clipped } from "~/lib/clipped";
import { csvCells } from "~/lib/csv-read";
import { allCsvColumns, type CsvColumn, csvColumns, type CsvRecord, mostRows } from "./product-csv";

/** A row of an uploaded file with the line it starts on (the header is line 1). */
export type CsvRow = { line: number; record: CsvRecord };
/** Why a row cannot be imported; `line` 0 means the whole file. */
export type RowProblem = { line: number; what: string; reason: string };

/** Parses a file separated by commas or semicolons into rows and problems. */
export function csvRows(text: string): { rows: CsvRow[]; problems: RowProblem[] } {
  const table = csvCells(text, mostRows * 4);
  if ("reason" in table) return { rows: [], problems: [{ what: "The file", ...table }] };
  const [header, ...body] = table;
  if (!header) return ofTheFile("It is empty.");
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const missing = csvColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return ofTheFile(`Its first line must name the columns; missing: ${missing.join(", ")}.`);
  }
  if (body.length === 0) return ofTheFile("It has no rows below its first line.");
  if (body.length > mostRows) {
    return ofTheFile(`It has ${body.length} rows; at most ${mostRows} can be imported at once.`);
  }
  const columnIndexes = new Map(allCsvColumns.map((column) => [column, names.indexOf(column)]));
  return {
    rows: body
      .filter(({ cells }) => cells.length === names.length)
      .map(({ line, cells }) => ({ line, record: recordOf(cells, columnIndexes) })),
    problems: body
      .filter(({ cells }) => cells.length !== names.length)
      .map(({ line, cells }) => ({
        line,
        what: called(cells[0] ?? ""),
        reason: `has ${cells.length} cells, the first line has ${names.length}`,
      })),
  };
}

/** A row's name in the list of problems. Shortened: a stray quotation mark can turn the whole file into one cell. */
export const called = (cell: string): string => clipped(cell.slice(0, 1000), 80);

function ofTheFile(reason: string): { rows: CsvRow[]; problems: RowProblem[] } {
  return { rows: [], problems: [{ line: 0, what: "The file", reason }] };
}

function recordOf(cells: string[], columnIndexes: Map<CsvColumn, number>): CsvRecord {
  const cell = (column: CsvColumn) => plain(cells[columnIndexes.get(column) ?? -1] ?? "");
  return Object.fromEntries(allCsvColumns.map((column) => [column, cell(column)])) as CsvRecord;
}
