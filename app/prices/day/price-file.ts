import { clipped } from "~/lib/clipped";
import { plain } from "~/lib/csv";
import { csvCells } from "~/lib/csv-read";
import { paiseFrom } from "~/lib/money";

/** Most bytes of a file with prices, and most lines in it. */
export const mostPriceBytes = 500 * 1024;
export const mostPriceLines = 5000;

/** A line of a file that is refused; `line` 0: the whole file. */
export type FileProblem = { line: number; what: string; reason: string };

/** A line of a file: a pack by its code or slug, its price and perhaps its MRP (paise). */
export type FilePrice = {
  line: number;
  code: string;
  slug: string;
  pricePaise: number;
  mrpPaise: number | null;
};

const known = ["code", "slug", "name", "size", "price", "mrp"] as const;
type Column = (typeof known)[number];

/** The prices in a file, or what is wrong with its lines. The columns `name` and `size` are only for the reader. */
export function pricesInFile(text: string): { prices: FilePrice[]; problems: FileProblem[] } {
  const rows = csvCells(text, mostPriceLines + 2);
  if ("reason" in rows) return refused({ what: "The file", ...rows });
  const [header, ...body] = rows;
  if (!header) return refused({ line: 0, what: "The file", reason: "It is empty." });
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const reason = headerProblem(names);
  if (reason) return refused({ line: 1, what: "The first line", reason });
  if (body.length > mostPriceLines)
    return refused({
      line: 0,
      what: "The file",
      reason: `It must have at most ${mostPriceLines} lines.`,
    });
  const read = body.map(({ line, cells }) => {
    const cell = (column: Column) => plain(cells[names.indexOf(column)] ?? "").trim();
    return lineOf(line, cell);
  });
  return {
    prices: read.flatMap((row) => ("pricePaise" in row ? [row] : [])),
    problems: read.flatMap((row) => ("reason" in row ? [row] : [])),
  };
}

function headerProblem(names: string[]): string | null {
  if (!names.includes("price")) return "It must name the columns; missing: price.";
  if (!names.includes("code") && !names.includes("slug"))
    return "It must name the column code or slug.";
  const unknown = names.find((name) => name !== "" && !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    return `There is no column “${clipped(unknown, 40)}”. There are: ${known.join(", ")}.`;
  const twice = names.find((name, column) => name !== "" && names.indexOf(name) !== column);
  return twice === undefined ? null : `The column ${twice} is there twice.`;
}

function lineOf(line: number, cell: (column: Column) => string): FilePrice | FileProblem {
  const [code, slug, price, mrp] = [cell("code"), cell("slug"), cell("price"), cell("mrp")];
  const what = clipped(slug || code, 80);
  if (slug === "" && code === "") return { line, what, reason: "It has neither code nor slug" };
  const pricePaise = paiseFrom(price);
  if (pricePaise === null)
    return { line, what, reason: "The price must be a number such as 2450 or 2450.50" };
  const mrpPaise = mrp === "" ? null : paiseFrom(mrp);
  if (mrp !== "" && mrpPaise === null)
    return { line, what, reason: "The MRP must be a number such as 2600, or blank" };
  return { line, code, slug, pricePaise, mrpPaise };
}

function refused(problem: FileProblem) {
  return { prices: [], problems: [problem] };
}
