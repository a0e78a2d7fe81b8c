import { oneDash } from "~/base/lib/typed/marks";
import { yesNo } from "~/base/lib/typed/yes-no";
import { called, type CsvLine, csvTable, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { wholeIn } from "~/base/lib/typed/digits";
import { packsIn } from "./forms";

/**
 * The columns of the file. A count needs `slug` or `code`; `name` is for the reader. `on_hand_was` is the number when the file was
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
const mostRows = 5000;
export const mostBytes = 1024 * 1024;

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

/** The lines of a file, and what is wrong with them. */
export function countInCsv(text: string): { lines: CountedLine[]; problems: LineProblem[] } {
  const table = csvTable(text, stockCsvColumns, { oneOf: ["slug", "code"], mostRows });
  const read = table.lines.map(lineOf);
  return {
    lines: read.flatMap((each) => ("reason" in each ? [] : [each])),
    problems: [...table.problems, ...read.flatMap((each) => ("reason" in each ? [each] : []))],
  };
}

function lineOf({ line, cells }: CsvLine<Column>): CountedLine | LineProblem {
  const [slug, code] = [cells.slug.toLowerCase(), cells.code];
  const refused = (reason: string) => ({ line, what: called(slug || code), reason });
  if (!slug && !code) return refused("needs a slug or a code");
  const onHand = packsInCell(cells.on_hand);
  const was = packsInCell(cells.on_hand_was);
  if (onHand === null) return refused("on_hand must be a whole number up to 99,999");
  if (was === null) return refused("on_hand_was must stay as it was downloaded");
  const typedLow = oneDash(cells.low_line);
  const lowLine = typedLow === "" ? undefined : typedLow === "-" ? null : packsIn(typedLow);
  if (lowLine === null && typedLow !== "-")
    return refused("low_line must be a whole number up to 99,999, or - for none");
  const isCounted = cells.counted === "" ? undefined : yesNo(cells.counted);
  if (isCounted === null) return refused("counted must be yes or no");
  return { line, slug, code, onHand, was, lowLine, counted: isCounted };
}

/** Below zero: packs that are owed; more than a form takes at a time may be on hand. Undefined for a blank cell, null for anything else. */
function packsInCell(cell: string): number | null | undefined {
  if (cell === "") return undefined;
  const packs = wholeIn(oneDash(cell).replace(/^-/, ""));
  return packs !== null && oneDash(cell).startsWith("-") ? -packs : packs;
}
