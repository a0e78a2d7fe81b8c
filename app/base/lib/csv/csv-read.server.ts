import { CsvError, type Info, parse } from "csv-parse/sync";
import { clipped } from "../clipped";
import { hasVisible, oneDash, unmarked, withoutMarks } from "../typed/marks";
import { plain } from "./csv";

/** A row of a file with the line it starts on (the first line is 1). */
type CsvCells = { line: number; cells: string[] };

/** A line of a file that is refused; `line` 0: the whole file. */
export type LineProblem = { line: number; what: string; reason: string };

/** A line of a file with named columns: "" where a cell is blank or its column missing. */
export type CsvLine<Column extends string> = { line: number; cells: Record<Column, string> };

/** The text of an uploaded file, without a byte order mark; null if it is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The rows of a file separated by commas, semicolons or tabs, without blank ones; or where and why it cannot be read. A first line
 * `sep=;`, which Excel writes and hides, names what separates them.
 */
export function csvCells(
  text: string,
  mostRows: number,
): CsvCells[] | { line: number; reason: string } {
  // The parser would count a break of two characters inside of a cell as two lines.
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const named = /^sep=([,;\t])\n/i.exec(lines)?.[1];
  try {
    const found = parse(lines, {
      delimiter: named ?? delimiterOf(lines),
      from_line: named === undefined ? 1 : 2,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      to: mostRows,
    }) as unknown as { record: string[]; info: Info }[];
    return found
      .map(({ record, info }) => ({ line: firstLine(record, info), cells: record }))
      .filter(({ cells }) => cells.some(hasVisible));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0);
    return { line, reason: "A quotation mark is out of place here: nothing after it can be read." };
  }
}

/**
 * The lines below the names of the columns, and what is wrong with them. `needed`: columns that must be there; `oneOf`: one of these
 * must; `filled`: columns that no line may end before (spreadsheets leave out blank cells at a line's end).
 */
export function csvTable<Column extends string>(
  text: string,
  columns: readonly Column[],
  {
    needed = [],
    oneOf = [],
    filled = needed,
    mostRows,
  }: {
    needed?: readonly Column[];
    oneOf?: readonly Column[];
    filled?: readonly Column[];
    mostRows: number;
  },
): { lines: CsvLine<Column>[]; problems: LineProblem[] } {
  const table = csvCells(text, mostRows * 4);
  if ("reason" in table) return ofTheFile(table.reason, table.line);
  const [header, ...body] = table;
  if (!header) return ofTheFile("It is empty.");
  const names = header.cells.map((cell) => oneDash(unmarked(cell)).toLowerCase());
  const wrong = headerProblem(names, { columns, needed, oneOf });
  if (wrong) return ofTheFile(wrong, header.line);
  if (body.length === 0) return ofTheFile("It has no rows below its first line.");
  if (body.length > mostRows)
    return ofTheFile(`It has ${body.length} rows; at most ${mostRows} can be imported at once.`);
  const places = columns.map((column) => [column, names.indexOf(column)] as const);
  const least = Math.max(0, ...filled.map((column) => names.indexOf(column) + 1));
  const fits = ({ cells }: CsvCells) =>
    cells.length >= least && !cells.slice(names.length).some(hasVisible);
  return {
    lines: body.filter(fits).map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        places.map(([column, place]) => [column, withoutMarks(plain(cells[place] ?? "")).trim()]),
      ) as Record<Column, string>,
    })),
    problems: body
      .filter((row) => !fits(row))
      .map(({ line, cells }) => ({
        line,
        what: called(cells[0] ?? ""),
        reason: `has ${cells.length} cells, the first line has ${names.length}`,
      })),
  };
}

const ofTheFile = (reason: string, line = 0) => ({
  lines: [],
  problems: [{ line, what: "The file", reason }],
});

/** A line's name in the list of problems. Shortened: a stray quotation mark can turn the whole file into one cell. */
export const called = (cell: string): string => clipped(cell.slice(0, 1000), 80);

function headerProblem(
  names: string[],
  { columns, needed, oneOf }: Record<"columns" | "needed" | "oneOf", readonly string[]>,
): string | null {
  const missing = needed.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return `Its first line must name the columns; missing: ${missing.join(", ")}.`;
  if (oneOf.length > 0 && !oneOf.some((column) => names.includes(column)))
    return `Its first line must name the columns; missing: ${oneOf.join(" or ")}.`;
  const unknown = names.find((name) => name !== "" && !columns.includes(name));
  if (unknown !== undefined)
    return `There is no column “${clipped(unknown, 40)}”. There are: ${columns.join(", ")}.`;
  const twice = names.find((name, place) => name !== "" && names.indexOf(name) !== place);
  return twice === undefined ? null : `The column ${twice} is there twice.`;
}

/** The line a record starts on: the parser reports its last line, so subtract the line breaks inside cells. */
function firstLine(record: string[], info: Info): number {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
  return info.lines - breaks;
}

/** What stands most often in the first line: spreadsheets in countries with a decimal comma use semicolons, "Text" of Excel tabs. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const times = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}
