import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { courierColumns } from "~/base/db/schema";
import { called, csvCells, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { plain } from "~/base/lib/csv/csv";
import { withoutMarks } from "~/base/lib/typed/marks";
import { amountIn, dayIn, isRounded, parcelIn, utrIn } from "./cells";
import { type Layout, layoutOf, plainHeading, type Told } from "./layouts";

/** A line of a courier's file. `isRounded`: the parcel's number lost its last digits. `utr` "": not told. */
export type FileRow = {
  line: number;
  parcel: string;
  isRounded: boolean;
  reference: string;
  amountPaise: number;
  chargesPaise: number;
  utr: string;
  day: string | null;
};

/** A heading of a file in its plain form, and as it stands there. */
export type Heading = { plain: string; shown: string };

/** What a file says. `layout` undefined: nobody knows its columns, and `headings` are those in it. */
type ReadFile = {
  layout: Layout | undefined;
  headings: Heading[];
  rows: FileRow[];
  problems: LineProblem[];
};

const mostFileRows = 10_000;

/** Reads the text of a courier's file by its headings, which may stand below some lines of words. */
export function readFile(from: Reader, text: string): ReadFile {
  const table = csvCells(text, mostFileRows + 20);
  if ("reason" in table) return refused(table.reason, table.line);
  const heads = table.slice(0, 10).map(({ cells }) => cells.map(plainHeading));
  const own = remembered(from, heads.map(headingsKey));
  const layouts = heads.map((names) => layoutOf(names) ?? own.get(headingsKey(names)));
  const at = layouts.findIndex(Boolean);
  const layout = layouts[at];
  if (!layout) {
    const head = table.find(({ cells }) => cells.filter((cell) => cell.trim()).length >= 2);
    const headings = (head?.cells ?? []).map((cell) => ({
      plain: plainHeading(cell),
      shown: called(withoutMarks(cell).trim()),
    }));
    if (headings.length === 0) return refused("It has no columns with headings.");
    const names = headings.map(({ shown }) => shown).filter(Boolean);
    const found = `Its columns are not known: ${names.join(", ")}.`;
    return { ...refused(found, head?.line), headings };
  }
  const body = table.slice(at + 1);
  if (body.length === 0) return refused("It has no rows below its headings.");
  if (body.length > mostFileRows) return refused(`It has more than ${mostFileRows} rows.`);
  const read = body.map(({ line, cells }) => rowIn(line, cells, heads[at] ?? [], layout));
  const rows = read.filter((row): row is FileRow => row !== null && !("reason" in row));
  const problems = read.filter((row): row is LineProblem => row !== null && "reason" in row);
  return { layout, headings: [], rows, problems };
}

const refused = (reason: string, line = 0): ReadFile => ({
  layout: undefined,
  headings: [],
  rows: [],
  problems: [{ line, what: "The file", reason }],
});

/** The key by which columns are remembered. */
export const headingsKey = (plainHeadings: string[]): string =>
  createHash("sha256").update(JSON.stringify(plainHeadings)).digest("hex");

function remembered(from: Reader, keys: string[]): Map<string, Layout> {
  const found = from
    .select()
    .from(courierColumns)
    .where(inArray(courierColumns.headings, keys))
    .all();
  return new Map(
    found.map(({ headings, courier, columns }) => [
      headings,
      { courier, needed: [], columns: columnsIn(columns) },
    ]),
  );
}

const columnsIn = (stored: string): Layout["columns"] =>
  Object.fromEntries(
    Object.entries(JSON.parse(stored) as Partial<Record<Told, string>>).map(([name, heading]) => [
      name,
      [heading],
    ]),
  );

/** A line as a row, what is wrong with it, or null: it is a sum below the others. */
function rowIn(
  line: number,
  cells: string[],
  names: string[],
  { columns }: Layout,
): FileRow | LineProblem | null {
  const cellAt = (place: number) => withoutMarks(plain(cells[place] ?? "")).trim();
  const all = (name: Told) =>
    (columns[name] ?? []).map((heading) => names.indexOf(heading)).filter((place) => place >= 0);
  const of = (name: Told) => {
    const [place] = all(name);
    return place === undefined ? "" : cellAt(place);
  };
  const parcel = parcelIn(of("parcel"));
  const reference = of("reference").slice(0, 60);
  if (parcel === "" && reference === "") return null;
  const what = called(parcel || reference);
  if (/^(grand)?(sub)?total$/i.test(parcel)) return null;
  const amountPaise = amountIn(of("amount"));
  const charges = all("charges").map((place) => amountIn(cellAt(place)));
  if (amountPaise === null) return { line, what, reason: `${called(of("amount"))} is no amount` };
  if (charges.includes(null)) return { line, what, reason: "its charges are no amount" };
  const utr = utrIn(of("utr"));
  if (utr === null) {
    const reason = `${called(of("utr"))} is no bank reference: in the spreadsheet make its column text, then save it as CSV again`;
    return { line, what, reason };
  }
  return {
    line,
    parcel,
    isRounded: isRounded(of("parcel")),
    reference,
    amountPaise,
    chargesPaise: charges.reduce<number>((sum, paise) => sum + Math.abs(paise ?? 0), 0),
    utr,
    day: dayIn(of("day")),
  };
}
