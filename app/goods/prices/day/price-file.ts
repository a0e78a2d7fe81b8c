import { called, type CsvLine, csvTable, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { paiseFrom } from "~/base/lib/money";

/** Most bytes of a file with prices, and most lines in it. */
export const mostPriceBytes = 500 * 1024;
export const mostPriceLines = 5000;

/** A line of a file: a pack by its code or slug, its price and perhaps its MRP (paise). */
export type FilePrice = {
  line: number;
  code: string;
  slug: string;
  pricePaise: number;
  mrpPaise: number | null;
};

const columns = ["code", "slug", "name", "size", "price", "mrp"] as const;

/** The prices in a file, and what is wrong with its lines. The columns `name` and `size` are only for the reader. */
export function pricesInFile(text: string): { prices: FilePrice[]; problems: LineProblem[] } {
  const { lines, problems } = csvTable(text, columns, {
    needed: ["price"],
    oneOf: ["code", "slug"],
    mostRows: mostPriceLines,
  });
  const read = lines.map(priceIn);
  return {
    prices: read.flatMap((row) => ("pricePaise" in row ? [row] : [])),
    problems: [...problems, ...read.flatMap((row) => ("reason" in row ? [row] : []))],
  };
}

function priceIn({ line, cells }: CsvLine<(typeof columns)[number]>): FilePrice | LineProblem {
  const { code, slug, price, mrp } = cells;
  const what = called(slug || code);
  if (slug === "" && code === "") return { line, what, reason: "It has neither code nor slug" };
  const pricePaise = paiseFrom(price);
  if (pricePaise === null)
    return { line, what, reason: "The price must be a number such as 2450 or 2450.50" };
  const mrpPaise = mrp === "" ? null : paiseFrom(mrp);
  if (mrp !== "" && mrpPaise === null)
    return { line, what, reason: "The MRP must be a number such as 2600, or blank" };
  return { line, code, slug, pricePaise, mrpPaise };
}
