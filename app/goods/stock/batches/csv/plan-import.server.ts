import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { called, type CsvLine, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { yesNo } from "~/base/lib/typed/yes-no";
import { wholeIn } from "~/base/lib/typed/digits";
import { mostPacksTyped } from "../../admin/forms";
import { type BatchFields, batchForm } from "../batch-form-fields";
import { batchesNumbered, type BatchRow } from "../batch-rows.server";
import { printedDay } from "../batch-words";
import { bestBeforeOf } from "../best-before";
import { arrivedIn } from "./arrived.server";
import { type BatchColumn, batchLinesIn } from "./batch-csv";

/** What a line of a file does. `packs`: that arrive with it; `known`: the batch it changes; `words`: what changes. */
export type PlannedBatch = {
  line: number;
  number: string;
  known: BatchRow | null;
  productId: string;
  fields: BatchFields;
  packs: number;
  words: string[];
};

type ImportPlan = {
  planned: PlannedBatch[];
  problems: LineProblem[];
  /** The same as long as the file would do the same. */
  fingerprint: string;
};

type Product = { id: string; slug: string; label: string | null };
type Shop = {
  known: Map<string, BatchRow>;
  arrived: Map<string, number>;
  products: Map<string, Product>;
};

/** What a file would do to the batches of now, or every line that is wrong with it. Changes nothing. */
export function planImport(text: string, from: Reader): ImportPlan {
  const { lines, problems } = batchLinesIn(text);
  const shop = shopOf(lines, from);
  const seen = new Set<string>();
  const planned = lines.flatMap((row) => {
    const { number } = row.cells;
    const refuse = (reason: string) =>
      void problems.push({ line: row.line, what: called(number), reason });
    if (number === "") return refuse("number is required") ?? [];
    if (seen.has(number.toLowerCase())) return refuse("this batch is there twice") ?? [];
    seen.add(number.toLowerCase());
    return plannedLine(row, shop, refuse) ?? [];
  });
  const told = planned.map(({ number, known, words }) => [number, known?.id ?? null, words]);
  const fingerprint = createHash("sha256").update(JSON.stringify(told)).digest("hex");
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return { planned, problems: inOrder, fingerprint };
}

function plannedLine(
  { line, cells }: CsvLine<BatchColumn>,
  shop: Shop,
  refuse: (reason: string) => void,
): PlannedBatch | null {
  const known = shop.known.get(cells.number.toLowerCase()) ?? null;
  const product = shop.products.get(cells.product.toLowerCase());
  if (!product && !(known && cells.product === "")) {
    refuse(cells.product ? `there is no product “${cells.product}”` : "product is required");
    return null;
  }
  if (known && product && known.productId !== product.id) {
    refuse(`this batch is one of ${known.slug ?? "another product"}, and stays with it`);
    return null;
  }
  const isYes = (column: "shown" | "seed_shown", before = false) => {
    const answer = cells[column] === "" ? before : yesNo(cells[column]);
    if (answer === null) refuse(`${column} must be yes or no`);
    return answer ? "on" : undefined;
  };
  const parsed = batchForm.safeParse({
    number: cells.number,
    packedOn: cells.packed_on || known?.packedOn,
    bestBefore: cells.best_before || known?.bestBefore,
    reportWords: cells.report_words || known?.reportWords,
    shown: isYes("shown", known?.isShown),
    seed: isYes("seed_shown", known?.showsSeed),
    seedPlace: cells.seed_place || known?.seedPlace,
  });
  for (const { message } of parsed.error?.issues ?? []) refuse(message);
  const label = known ? known.label : (product?.label ?? null);
  const isDayKnown =
    parsed.data && (parsed.data.bestBefore ?? bestBeforeOf(parsed.data.packedOn, label)) !== null;
  if (parsed.data && !isDayKnown)
    refuse("best_before is required: the product does not say how long it keeps");
  if (known?.mrpPaise && parsed.data && parsed.data.bestBefore !== known.bestBefore)
    refuse(printedDay);
  const packs = packsOf(cells.arrived, known ? (shop.arrived.get(known.id) ?? 0) : 0, refuse);
  if (known?.isRecalled && packs !== null && packs > 0)
    refuse("this batch is recalled: its packs go into another one");
  if (!parsed.data || packs === null) return null;
  const productId = known?.productId ?? product?.id ?? "";
  const words = wordsOf(known, parsed.data, packs);
  return { line, number: cells.number, known, productId, fields: parsed.data, packs, words };
}

/** Packs that arrive beside those which arrived already; null: the cell is refused. */
function packsOf(cell: string, before: number, refuse: (reason: string) => void): number | null {
  if (cell === "") return 0;
  const packs = (wholeIn(cell) ?? Number.NaN) - before;
  if (packs < 0)
    refuse(`${before} packs have arrived already: correct their number on the batch’s page`);
  else if (packs <= mostPacksTyped) return packs;
  else refuse("arrived must be a whole number, at most 99,999 more than before");
  return null;
}

function wordsOf(known: BatchRow | null, fields: BatchFields, packs: number): string[] {
  const arrive = packs > 0 ? [`${packs} packs arrive`] : [];
  if (!known) return ["New", ...arrive];
  const pairs: [string, string, string][] = [
    ["number", known.number, fields.number ?? known.number],
    ["packed on", known.packedOn, fields.packedOn],
    ["best before", known.bestBefore, fields.bestBefore ?? known.bestBefore],
    ["report", known.reportWords, fields.reportWords],
    ["shown", known.isShown ? "yes" : "no", fields.isShown ? "yes" : "no"],
    ["seed shown", known.showsSeed ? "yes" : "no", fields.showsSeed ? "yes" : "no"],
    ["place of the seed", known.seedPlace, fields.seedPlace ?? known.seedPlace],
  ];
  const changed = pairs.filter(([, before, after]) => before !== after);
  return [...changed.map(([name, was, is]) => `${name}: ${was || "nothing"} → ${is}`), ...arrive];
}

/** The batches and products that the lines name. */
function shopOf(lines: CsvLine<BatchColumn>[], from: Reader): Shop {
  const known = batchesNumbered(
    lines.map(({ cells }) => cells.number),
    from,
  );
  const slugs = JSON.stringify(lines.map(({ cells }) => cells.product));
  const sold = from
    .select({ id: products.id, slug: products.slug, label: products.bestBefore })
    .from(products)
    .where(inArray(products.slug, sql`(select value from json_each(${slugs}))`))
    .all();
  return {
    known,
    arrived: arrivedIn(
      [...known.values()].map(({ id }) => id),
      from,
    ),
    products: new Map(sold.map((product) => [product.slug.toLowerCase(), product])),
  };
}
