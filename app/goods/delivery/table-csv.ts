import { clipped } from "~/base/lib/clipped";
import { hasVisible, unmarked } from "~/base/lib/typed/marks";
import { csvLines, plain } from "~/base/lib/csv/csv";
import { called, csvCells, type LineProblem } from "~/base/lib/csv/csv-read.server";
import {
  type DeliveryZone,
  type TypedTable,
  typedTable,
  type TypedZone,
  type ZoneCell,
  zoneCells,
} from "./delivery-table";
import { mostZones } from "./read-table";

/** Most bytes of a file, and of the form of the table. */
export const mostFileBytes = 500 * 1024;
export const tableBytes = 2 * 1024 * 1024;

/** Columns a file must have; the others may be missing. */
const neededCells: ZoneCell[] = ["zone", "pins", "days_min", "days_max"];
/** Columns before the prices. */
const leadingCells: ZoneCell[] = ["zone", "carrier", "pins", "from_g"];
const trailingCells = zoneCells.filter((cell) => !leadingCells.includes(cell));

/** The table as a file: one line for each zone, `g500` is the price of up to 500 g. */
export function tableAsCsv(zones: DeliveryZone[]): string {
  const { steps, zones: rows } = typedTable(zones);
  const header = [...leadingCells, ...steps.map((step) => `g${step}`), ...trailingCells];
  return csvLines([
    header,
    ...rows.map((row) => [
      ...leadingCells.map((cell) => row[cell]),
      ...row.prices,
      ...trailingCells.map((cell) => row[cell]),
    ]),
  ]);
}

/** What a file says, with the line of each zone; or why it cannot be read. */
export function tableInCsv(text: string): {
  typed: TypedTable;
  lines: number[];
  problems: LineProblem[];
} {
  const rows = csvCells(text, mostZones * 4);
  if ("reason" in rows) return refused({ what: "The file", ...rows });
  const [header, ...body] = rows;
  if (!header) return refused({ line: 0, what: "The file", reason: "It is empty." });
  const columns = withoutEmptyEnd(header.cells, 0);
  const names = columns.map((cell) => unmarked(cell).toLowerCase());
  const reason = headerProblem(names);
  if (reason) return refused({ line: 1, what: "The first line", reason });
  if (body.length === 0 || body.length > mostZones)
    return refused({ line: 0, what: "The file", reason: `It must have 1 to ${mostZones} zones.` });

  const stepColumns = names.flatMap((name, column) => (isStep(name) ? [column] : []));
  const zones = body.map(({ line, cells }) => ({
    line,
    cells: withoutEmptyEnd(cells, names.length),
  }));
  const fits = ({ cells }: { cells: string[] }) => cells.length === names.length;
  return {
    typed: {
      steps: stepColumns.map((column) => (names[column] ?? "").slice(1)),
      zones: zones.filter(fits).map(({ cells }) => rowOf(cells, names, stepColumns)),
    },
    lines: zones.filter(fits).map(({ line }) => line),
    problems: zones
      .filter((row) => !fits(row))
      .map(({ line, cells }) => ({
        line,
        what: called(cells[0] ?? ""),
        reason: `has ${cells.length} cells, the first line has ${names.length}`,
      })),
  };
}

/** Spreadsheets write empty cells after the last column: those from column `from` on go. */
function withoutEmptyEnd(cells: string[], from: number): string[] {
  const last = cells.findLastIndex(hasVisible);
  return cells.slice(0, Math.max(from, last + 1));
}

const isStep = (name: string) => /^g\d+$/.test(name);

function headerProblem(names: string[]): string | null {
  const missing = neededCells.filter((cell) => !names.includes(cell));
  if (missing.length > 0) return `It must name the columns; missing: ${missing.join(", ")}.`;
  const nameless = names.indexOf("");
  if (nameless >= 0) return `Column ${nameless + 1} has no name.`;
  const known = new Set<string>(zoneCells);
  const unknown = names.filter((name) => !known.has(name) && !isStep(name));
  if (unknown.length > 0)
    return `There is no column “${clipped(unknown[0] ?? "", 40)}”. Prices are in columns such as g500 (up to 500 g).`;
  const twice = names.find((name, column) => names.indexOf(name) !== column);
  return twice === undefined ? null : `The column ${twice} is there twice.`;
}

function rowOf(cells: string[], names: string[], stepColumns: number[]): TypedZone {
  const cell = (column: number) => plain(cells[column] ?? "");
  return {
    ...(Object.fromEntries(zoneCells.map((name) => [name, cell(names.indexOf(name))])) as Record<
      ZoneCell,
      string
    >),
    prices: stepColumns.map(cell),
  };
}

function refused(problem: LineProblem) {
  return { typed: { steps: [], zones: [] }, lines: [], problems: [problem] };
}
