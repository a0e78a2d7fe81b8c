import { clipped } from "~/lib/clipped";
import { plain } from "~/lib/csv";
import { csvCells } from "~/lib/csv-read";
import { packsIn } from "./forms";

/**
 * The columns of the file. A count needs `slug` or `code`; `name` is for whoever reads it. `on_hand_was` is the number when the file was
 * downloaded: with it `on_hand` means the difference, so that what was sold since stays sold.
 */
export const stockCsvColumns = [
  "slug",
  "code",
  "name",
  "on_hand",
  "on_hand_was",
  "low_line",
  "counted",
] as const;
type Column = (typeof stockCsvColumns)[number];

/** Limits of an uploaded count. */
export const mostRows = 5000;
export const mostBytes = 1024 * 1024;

/** A line that is refused; `line` 0: the whole file. */
export type LineProblem = { line: number; what: string; reason: string };

/** What a line says. Undefined: the column is missing or the cell blank, nothing changes; `-` takes the low-stock line away (null). */
export type CountedLine = {
  line: number;
  slug: string;
  code: string;
  onHand: number | undefined;
  was: number | undefined;
  lowLine: number | null | undefined;
  counted: boolean | undefined;
};

/** The lines of a file separated by commas or semicolons, and what is wrong with them. */
export function countInCsv(text: string): { lines: CountedLine[]; problems: LineProblem[] } {
  const table = csvCells(text, mostRows * 2);
  if ("reason" in table) return ofTheFile(table.reason, table.line);
  const [header, ...body] = table;
  if (!header) return ofTheFile("It is empty.");
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  if (!names.includes("slug") && !names.includes("code"))
    return ofTheFile("Its first line must name the columns: slug or code, and on_hand.", 1);
  if (body.length === 0) return ofTheFile("It has no rows below its first line.");
  if (body.length > mostRows) return ofTheFile(`It has more than ${mostRows} rows.`);
  const read = body.map(({ line, cells }) =>
    lineOf(line, (column) => cellOf(cells, names, column)),
  );
  return {
    lines: read.flatMap((each) => ("reason" in each ? [] : [each])),
    problems: read.flatMap((each) => ("reason" in each ? [each] : [])),
  };
}

const cellOf = (cells: string[], names: string[], column: Column): string =>
  plain(cells[names.indexOf(column)] ?? "").trim();

function lineOf(line: number, cell: (column: Column) => string): CountedLine | LineProblem {
  const [slug, code] = [cell("slug").toLowerCase(), cell("code")];
  const refused = (reason: string) => ({ line, what: clipped(slug || code, 80), reason });
  if (!slug && !code) return refused("needs a slug or a code");
  const onHand = wholeIn(cell("on_hand"));
  const was = wholeIn(cell("on_hand_was"));
  if (onHand === null) return refused("on_hand must be a whole number up to 99,999");
  if (was === null) return refused("on_hand_was must stay as it was downloaded");
  const typedLow = cell("low_line");
  const lowLine = typedLow === "" ? undefined : typedLow === "-" ? null : packsIn(typedLow);
  if (lowLine === null && typedLow !== "-")
    return refused("low_line must be a whole number up to 99,999, or - for none");
  const counted = cell("counted").toLowerCase();
  if (!["", "yes", "no"].includes(counted)) return refused("counted must be yes or no");
  const isCounted = counted ? counted === "yes" : undefined;
  return { line, slug, code, onHand, was, lowLine, counted: isCounted };
}

/** Below zero: packs that are owed. Undefined for a blank cell, null for anything else. */
function wholeIn(cell: string): number | null | undefined {
  if (cell === "") return undefined;
  const packs = packsIn(cell.replace(/^-/, ""));
  return packs !== null && cell.startsWith("-") ? -packs : packs;
}

function ofTheFile(reason: string, line = 0): { lines: CountedLine[]; problems: LineProblem[] } {
  return { lines: [], problems: [{ line, what: "The file", reason }] };
}
