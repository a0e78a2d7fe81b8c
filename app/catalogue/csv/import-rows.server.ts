import { CsvError, type Info, parse } from "csv-parse/sync";
import { plain } from "~/lib/csv";
import { clipped } from "~/lib/clipped";
import { allCsvColumns, type CsvColumn, csvColumns, type CsvRecord, mostRows } from "./product-csv";

/** A row of an uploaded file with the line it starts on (the header is line 1). */
export type CsvRow = { line: number; record: CsvRecord };
/** Why a row cannot be imported; `line` 0 means the whole file. */
export type RowProblem = { line: number; what: string; reason: string };

/** The text of an uploaded file, without a byte order mark; null if it is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Parses a file separated by commas or semicolons into rows and problems. */
export function csvRows(text: string): { rows: CsvRow[]; problems: RowProblem[] } {
  const table = cellsOf(text);
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

type Cells = { line: number; cells: string[] };

function cellsOf(text: string): Cells[] | { line: number; reason: string } {
  try {
    const found = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      to: mostRows * 4,
    }) as unknown as { record: string[]; info: Info }[];
    return found
      .map(({ record, info }) => ({ line: firstLine(record, info), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0);
    return { line, reason: "A quotation mark is out of place here: nothing after it can be read." };
  }
}

/** The line a record starts on: the parser reports its last line, so subtract the line breaks inside cells. */
function firstLine(record: string[], info: Info): number {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  return info.lines - breaks;
}

/** Spreadsheets in countries with a decimal comma separate cells with semicolons. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split(/\r\n|\r|\n/, 1);
  return header.split(";").length > header.split(",").length ? ";" : ",";
}

function recordOf(cells: string[], columnIndexes: Map<CsvColumn, number>): CsvRecord {
  const cell = (column: CsvColumn) => plain(cells[columnIndexes.get(column) ?? -1] ?? "");
  return Object.fromEntries(allCsvColumns.map((column) => [column, cell(column)])) as CsvRecord;
}
