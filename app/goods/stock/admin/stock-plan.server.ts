import { createHash } from "node:crypto";
import { productsNamed } from "~/goods/catalogue/csv/products-named.server";
import type { Reader } from "~/base/db/connection.server";
import { called, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { mostPacksTyped } from "./forms";
import { type CountedLine, countInCsv } from "./stock-csv";
import { stockOfProducts, type StockRow } from "./stock-list.server";

/** What a line of a file changes; what stays is the same before and after. */
export type StockChange = {
  line: number;
  product: StockRow;
  onHand: number;
  lowLine: number | null;
  counted: boolean;
};

/** What a file would do: all of it, or nothing if there are problems. `fingerprint` tells whether two plans are the same. */
type StockPlan = {
  changes: StockChange[];
  unchanged: number;
  problems: LineProblem[];
  fingerprint: string;
};

/** Reads a file and compares it with the stock. Changes nothing. */
export function stockPlan(from: Reader, text: string): StockPlan {
  const { lines, problems } = countInCsv(text);
  const idOf = productsNamed(from, lines);
  const products = stockOfProducts(
    lines.flatMap((line) => idOf(line) ?? []),
    from,
  );
  const seen = new Set<string>();
  const changes: StockChange[] = [];
  for (const line of lines) {
    const product = products.get(idOf(line) ?? "");
    const reason = product ? problemOf(line, product, seen) : "there is no such product";
    if (reason) problems.push({ line: line.line, what: nameOf(line), reason });
    else if (product) changes.push(changeOf(line, product));
    if (product) seen.add(product.id);
  }
  const real = changes.filter(differs);
  return {
    changes: real,
    unchanged: changes.length - real.length,
    problems: problems.toSorted((one, other) => one.line - other.line),
    fingerprint: createHash("sha256").update(JSON.stringify(real)).digest("hex"),
  };
}

const nameOf = ({ slug, code }: CountedLine) => called(slug || code);

function problemOf(line: CountedLine, product: StockRow, seen: Set<string>): string | null {
  if (seen.has(product.id)) return "this product is in the file twice";
  const counted = line.counted ?? product.isCounted;
  if (!counted && line.onHand !== undefined && !product.isCounted)
    return "is not counted: write yes under counted, or leave on_hand blank";
  if (counted && !product.isCounted && line.onHand === undefined)
    return "on_hand is needed where counting begins";
  const { onHand } = changeOf(line, product);
  if (onHand === product.stock) return null;
  if (onHand < 0) return "on_hand cannot be below zero";
  return onHand > mostPacksTyped ? "on_hand must be at most 99,999" : null;
}

function changeOf(
  { line, onHand, was, lowLine, counted }: CountedLine,
  product: StockRow,
): StockChange {
  const isCounted = counted ?? product.isCounted;
  const stays = !isCounted || onHand === undefined;
  // A difference makes sense only for what was counted when the file was made.
  const counts =
    was !== undefined && product.isCounted ? product.stock + (onHand ?? 0) - was : onHand;
  return {
    line,
    product,
    onHand: stays ? product.stock : (counts ?? product.stock),
    lowLine: lowLine === undefined ? product.lowStock : lowLine,
    counted: isCounted,
  };
}

const differs = ({ product, onHand, lowLine, counted }: StockChange) =>
  onHand !== product.stock || lowLine !== product.lowStock || counted !== product.isCounted;
