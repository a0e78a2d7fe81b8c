import { CsvError, type Info, parse } from "csv-parse/sync";

/** A row of a file with the line it starts on (the first line is 1). */
export type CsvCells = { line: number; cells: string[] };

/** The text of an uploaded file, without a byte order mark; null if it is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The rows of a file separated by commas or semicolons, without blank ones; or where and why it cannot be read. */
export function csvCells(
  text: string,
  mostRows: number,
): CsvCells[] | { line: number; reason: string } {
  try {
    const found = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      to: mostRows,
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
