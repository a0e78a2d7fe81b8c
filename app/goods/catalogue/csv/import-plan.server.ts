import { createHash } from "node:crypto";
import type { Reader } from "~/base/db/connection.server";
import { called, type CsvLine, csvTable, type LineProblem } from "~/base/lib/csv/csv-read.server";
import { hasLostLetters, lostLettersHint } from "~/base/lib/csv/lost-letters";
import { productForm } from "../forms";
import { type Catalogue, catalogueFor, type StoredProduct } from "./import-catalogue.server";
import { eanTaken } from "../ean.server";
import { type Content, isSame, newPack } from "./imported-row.server";
import { packReasons } from "./pack-reasons";
import { defaultTax } from "../product";
import { isStrict } from "../sale/strict.server";
import { unreadyReasons } from "./unready-row.server";
import { settledPack } from "../changes/settled-size";
import { isByWeight, isStandardSize } from "~/base/lib/pack-size";
import { standardSizesHint } from "~/base/lib/standard-sizes";
import {
  allCsvColumns,
  type CsvColumn,
  csvColumns,
  mostRows,
  optionalCsvColumns,
} from "./product-csv";
import { hasParts, partsIn } from "./parts-cell.server";
import type { Part } from "../parts/parts.server";
import { productProblems } from "../changes/product-problems";
import type { FirstPrice } from "../changes/first-price.server";
import type { PriceMove } from "../changes/surprising-price";
import { folded } from "../search-text";
import { measureCalled } from "../typed-size";

/** A line to be imported. `parts`: what the product is made of from then on; undefined: that stays. */
type Planned = { line: number; content: Content; parts: Part[] | undefined };

/** What importing a file would do. */
export type ImportPlan = {
  creates: Planned[];
  updates: (Planned & { before: StoredProduct })[];
  unchanged: number;
  /** All invalid rows, in file order; any of them prevents the import. */
  problems: LineProblem[];
  /** Rows with a pack of an unusual size, or with letters that were lost on the way: they are imported all the same. */
  hints: LineProblem[];
  /** Identifies this plan and the current versions of the products it changes. */
  fingerprint: string;
  catalogue: Catalogue;
  /** Whether nothing may come on sale without what the law wants. */
  isStrict: boolean;
};

/** Checks a file against the catalogue without changing anything. `from`: the reader, or the writer of a transaction. */
export function importPlan(from: Reader, text: string): ImportPlan {
  const { lines, problems } = csvTable(text, allCsvColumns, {
    needed: csvColumns,
    filled: csvColumns.filter((column) => column !== "slug"),
    mostRows,
  });
  const catalogue = catalogueFor(from, {
    slugs: lines.map(({ cells }) => cells.slug.toLowerCase()),
    codes: lines.map(({ cells }) => cells.code),
    eans: lines.map(({ cells }) => cells.ean),
  });
  const plan: ImportPlan = {
    creates: [],
    updates: [],
    unchanged: 0,
    problems,
    hints: [],
    fingerprint: "",
    catalogue,
    isStrict: isStrict(from),
  };
  const seen = new Map<string, number>();
  for (const row of lines) planRow(from, row, plan, seen);
  plan.problems.sort((one, other) => one.line - other.line);
  return { ...plan, fingerprint: fingerprintOf(text, plan) };
}

/** The prices that a file changes, with those before. */
export const movesIn = ({ updates }: ImportPlan): PriceMove[] =>
  updates.map(({ before: { name, pricePaise: seenPaise }, content: { pricePaise } }) => {
    return { name, seenPaise, pricePaise };
  });

/** The first prices that a file sets. */
export const firstPricesIn = ({ creates }: ImportPlan): FirstPrice[] =>
  creates.map(({ content }) => {
    const { name, categoryId, pricePaise, hsn = defaultTax.hsn } = content;
    return { name, categoryId, pricePaise, hsn, ...settledPack(content, newPack) };
  });

type Row = CsvLine<CsvColumn>;

function planRow(
  from: Reader,
  { line, cells }: Row,
  plan: ImportPlan,
  seen: Map<string, number>,
): void {
  const slug = cells.slug.toLowerCase();
  const id = plan.catalogue.slugOwners.get(slug);
  const before = id === undefined ? undefined : plan.catalogue.products.get(id);
  const { content, reasons } = contentOf(cells, plan.catalogue, before);
  if (slug !== "") {
    const earlierLine = seen.get(id ?? slug);
    if (earlierLine) reasons.push(`slug is the same product as in line ${earlierLine}`);
    else seen.set(id ?? slug, line);
    if (!before)
      reasons.push(
        `no product has the slug “${called(slug)}”: correct it, or leave it blank to make a new product`,
      );
  }
  if (content) reasons.push(...packReasons(content, before, plan.catalogue));
  if (content && plan.isStrict) reasons.push(...unreadyReasons(content, before));
  const { parts, reason } = partsIn(from, cells.parts, id);
  if (reason) reasons.push(reason);
  for (const { partId } of parts ?? []) {
    if (seen.has(`whole ${partId}`) || seen.has(`part ${id}`))
      reasons.push("parts: another line of the file makes one of them of others");
    seen.set(`whole ${id}`, line).set(`part ${partId}`, line);
  }
  const code = content?.code?.toLowerCase() ?? "";
  if (code !== "") {
    const owner = plan.catalogue.codeOwners.get(code);
    if (owner !== undefined && owner !== id) reasons.push(productProblems["code-taken"].sentence);
    const earlierLine = seen.get(`code ${code}`);
    if (earlierLine) reasons.push(`code is the same as in line ${earlierLine}`);
    else seen.set(`code ${code}`, line);
  }
  const ean = content?.ean ?? "";
  if (ean !== "") {
    const owner = plan.catalogue.eanOwners.get(ean);
    if (owner && owner.id !== id) reasons.push(eanTaken(owner.name));
    const earlierLine = seen.get(`ean ${ean}`);
    if (earlierLine) reasons.push(`ean is the same as in line ${earlierLine}`);
    else seen.set(`ean ${ean}`, line);
  }
  if (!content || reasons.length > 0) {
    plan.problems.push({
      line,
      what: called(cells.name || cells.slug),
      reason: reasons.join("; "),
    });
    return;
  }
  if (!isStandardSize(settledPack(content, before ?? newPack)))
    plan.hints.push({ line, what: called(content.name), reason: standardSizesHint });
  if (hasLostLetters(`${content.name} ${content.description}`))
    plan.hints.push({ line, what: called(content.name), reason: lostLettersHint });
  if (!before) plan.creates.push({ line, content, parts });
  else if (isSame(content, before) && (!parts || hasParts(from, before.id, parts)))
    plan.unchanged += 1;
  else plan.updates.push({ line, before, content, parts });
}

/** The file's quantity is litres, or the number of goods by number; a row sold by weight is read by its weight, as in the form. */
function quantityIn(cells: Row["cells"], before: StoredProduct | undefined): string {
  const measure = measureCalled(cells.measure);
  if (measure === null || !isByWeight({ measure })) return cells.quantity;
  const grams = cells.net_weight_g || String(before?.netWeightG ?? "");
  if (!/^\d{1,6}$/.test(grams)) return "";
  return measure === "g" ? grams : String(Number(grams) / 1000);
}

function contentOf(
  cells: Row["cells"],
  { categoriesByName }: Catalogue,
  before: StoredProduct | undefined,
): { content: Content | null; reasons: string[] } {
  const name = cells.category.normalize("NFC");
  const category = categoriesByName.get(folded(name));
  const parsed = productForm.safeParse({
    name: cells.name,
    description: cells.description,
    price: cells.price,
    quantity: quantityIn(cells, before),
    shipping: cells.shipping,
    category: category?.id ?? name,
    ...Object.fromEntries(optionalCsvColumns.map((column) => [column, cells[column] || undefined])),
  });
  const reasons = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  const measure = measureCalled(cells.measure);
  if (measure && isByWeight({ measure }) && quantityIn(cells, before) === "")
    reasons.push(`net_weight_g must be the grams in the pack, where measure is ${measure}`);
  if (!category && name !== "") reasons.push(`there is no category “${name.slice(0, 100)}”`);
  return { content: parsed.success ? parsed.data : null, reasons };
}

function fingerprintOf(text: string, { creates, updates }: ImportPlan): string {
  const hash = createHash("sha256").update(text);
  hash.update(`\n${creates.length}`);
  for (const { before } of updates) hash.update(`\n${before.id} ${before.updatedAt}`);
  return hash.digest("hex");
}
