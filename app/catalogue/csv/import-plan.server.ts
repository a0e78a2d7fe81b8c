import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Reader } from "~/db/connection.server";
import { productForm } from "../forms";
import { type Catalogue, catalogueFor, type StoredProduct } from "./import-catalogue.server";
import { called, type CsvRow, csvRows, type RowProblem } from "./import-rows.server";
import { isAboveMrp, noPackFacts, packKeys } from "../pack-facts";
import { settledPack, sizeProblem } from "../settled-size";
import { isStandardSize, standardSizesHint } from "~/lib/pack-size";
import { optionalCsvColumns } from "./product-csv";
import { aboveMrp, productProblems } from "../product-problems";
import { folded } from "../search-text";

type Content = Omit<z.output<typeof productForm>, "formToken" | "version">;

/** What importing a file would do. `slug` of a new product: the one in the file, or empty. */
export type ImportPlan = {
  creates: { slug: string; content: Content }[];
  updates: { before: StoredProduct; content: Content }[];
  unchanged: number;
  /** All invalid rows, in file order; any of them prevents the import. */
  problems: RowProblem[];
  /** Rows with a pack of an unusual size: they are imported all the same. */
  hints: RowProblem[];
  /** Identifies this plan and the current versions of the products it changes. */
  fingerprint: string;
  catalogue: Catalogue;
};

/** Checks a file against the catalogue without changing anything. `from`: the reader, or the writer of a transaction. */
export function importPlan(from: Reader, text: string): ImportPlan {
  const { rows, problems } = csvRows(text);
  const catalogue = catalogueFor(
    from,
    rows.map(({ record }) => slugIn(record.slug)),
    rows.map(({ record }) => record.code.trim()),
  );
  const plan: ImportPlan = {
    creates: [],
    updates: [],
    unchanged: 0,
    problems: [...problems],
    hints: [],
    fingerprint: "",
    catalogue,
  };
  const seen = new Map<string, number>();
  for (const row of rows) planRow(row, plan, seen);
  plan.problems.sort((one, other) => one.line - other.line);
  return { ...plan, fingerprint: fingerprintOf(text, plan) };
}

const slugIn = (cell: string) => cell.trim().toLowerCase();

function planRow({ line, record }: CsvRow, plan: ImportPlan, seen: Map<string, number>): void {
  const slug = slugIn(record.slug);
  const id = plan.catalogue.slugOwners.get(slug);
  const before = id === undefined ? undefined : plan.catalogue.products.get(id);
  const { content, reasons } = contentOf(record, plan.catalogue, before);
  if (slug !== "") {
    const earlierLine = seen.get(id ?? slug);
    if (earlierLine) reasons.push(`slug is the same product as in line ${earlierLine}`);
    else seen.set(id ?? slug, line);
    if (!before && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      reasons.push("slug may have only the letters a to z, digits, and single hyphens between");
    if (slug.length > 250) reasons.push("slug must have at most 250 characters");
  }
  if (content) reasons.push(...packReasons(content, before));
  const code = content?.code?.toLowerCase() ?? "";
  if (code !== "") {
    const owner = plan.catalogue.codeOwners.get(code);
    if (owner !== undefined && owner !== id) reasons.push(productProblems["code-taken"].sentence);
    const earlierLine = seen.get(`code ${code}`);
    if (earlierLine) reasons.push(`code is the same as in line ${earlierLine}`);
    else seen.set(`code ${code}`, line);
  }
  if (!content || reasons.length > 0) {
    plan.problems.push({
      line,
      what: called(record.name || record.slug),
      reason: reasons.join("; "),
    });
    return;
  }
  if (!isStandardSize(settledPack(content, before ?? newProduct)))
    plan.hints.push({ line, what: called(content.name), reason: standardSizesHint });
  if (!before) plan.creates.push({ slug, content });
  else if (isSame(before, content)) plan.unchanged += 1;
  else plan.updates.push({ before, content });
}

const newProduct = { ...noPackFacts, volumeMl: 0 };

/** What is wrong with the pack that a row comes to, together with the facts it leaves out. */
function packReasons(content: Content, before: StoredProduct | undefined): string[] {
  const pack = settledPack(content, before ?? newProduct);
  const wrong = sizeProblem(pack);
  return [
    ...(isAboveMrp(content.pricePaise, pack.mrpPaise) ? [aboveMrp] : []),
    ...(wrong ? [productProblems[wrong].sentence] : []),
  ];
}

/** The file's quantity is litres; a row sold by weight is read by its weight, as in the form. */
function quantityIn(record: CsvRow["record"], before: StoredProduct | undefined): string {
  if (record.measure.trim() !== "kg") return record.quantity;
  const grams = record.net_weight_g.trim() || String(before?.netWeightG ?? "");
  return /^\d{1,6}$/.test(grams) ? String(Number(grams) / 1000) : "";
}

function contentOf(
  record: CsvRow["record"],
  { categoriesByName }: Catalogue,
  before: StoredProduct | undefined,
): { content: Content | null; reasons: string[] } {
  const name = record.category.normalize("NFC").trim();
  const category = categoriesByName.get(folded(name));
  const parsed = productForm.safeParse({
    name: record.name,
    description: record.description,
    price: record.price,
    quantity: quantityIn(record, before),
    shipping: record.shipping.trim(),
    category: category?.id ?? name,
    ...Object.fromEntries(
      optionalCsvColumns.map((column) => [column, record[column].trim() || undefined]),
    ),
  });
  const reasons = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (record.measure.trim() === "kg" && quantityIn(record, before) === "")
    reasons.push("net_weight_g must be the grams in the pack, where measure is kg");
  if (!category && name !== "") reasons.push(`there is no category “${name.slice(0, 100)}”`);
  return { content: parsed.success ? parsed.data : null, reasons };
}

function isSame(before: StoredProduct, content: Content): boolean {
  return (
    before.name === content.name &&
    before.description === content.description &&
    before.pricePaise === content.pricePaise &&
    before.shipping === content.shipping &&
    before.hsn === (content.hsn ?? before.hsn) &&
    before.gstBasisPoints === (content.gstBasisPoints ?? before.gstBasisPoints) &&
    before.categoryId === content.categoryId &&
    before.sale === (content.sale ?? before.sale) &&
    before.backOn === (content.backOn ?? before.backOn) &&
    isSamePack(before, settledPack(content, before))
  );
}

function isSamePack(before: StoredProduct, after: ReturnType<typeof settledPack>): boolean {
  return before.volumeMl === after.volumeMl && packKeys.every((key) => before[key] === after[key]);
}

function fingerprintOf(text: string, { creates, updates }: ImportPlan): string {
  const hash = createHash("sha256").update(text);
  hash.update(`\n${creates.length}`);
  for (const { before } of updates) hash.update(`\n${before.id} ${before.updatedAt}`);
  return hash.digest("hex");
}
