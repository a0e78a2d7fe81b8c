import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Reader } from "~/db/connection.server";
import { productForm } from "../forms";
import { type Catalogue, catalogueFor, type StoredProduct } from "./import-catalogue.server";
import { called, type CsvRow, csvRows, type RowProblem } from "./import-rows.server";
import { isAboveMrp, isSamePack } from "../pack-facts";
import { optionalCsvColumns } from "./product-csv";
import { aboveMrp } from "../product-problems";
import { folded } from "../search-text";

type Content = Omit<z.output<typeof productForm>, "formToken" | "version">;

/** What importing a file would do. `slug` of a new product: the one in the file, or empty. */
export type ImportPlan = {
  creates: { slug: string; content: Content }[];
  updates: { before: StoredProduct; content: Content }[];
  unchanged: number;
  /** All invalid rows, in file order; any of them prevents the import. */
  problems: RowProblem[];
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
  );
  const plan: ImportPlan = {
    creates: [],
    updates: [],
    unchanged: 0,
    problems: [...problems],
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
  const { content, reasons } = contentOf(record, plan.catalogue);
  if (slug !== "") {
    const earlierLine = seen.get(id ?? slug);
    if (earlierLine) reasons.push(`slug is the same product as in line ${earlierLine}`);
    else seen.set(id ?? slug, line);
    if (!before && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      reasons.push("slug may have only the letters a to z, digits, and single hyphens between");
    if (slug.length > 250) reasons.push("slug must have at most 250 characters");
  }
  const mrp = content?.mrpPaise ?? before?.mrpPaise;
  if (content && isAboveMrp(content.pricePaise, mrp)) reasons.push(aboveMrp);
  if (!content || reasons.length > 0) {
    plan.problems.push({
      line,
      what: called(record.name || record.slug),
      reason: reasons.join("; "),
    });
  } else if (!before) plan.creates.push({ slug, content });
  else if (isSame(before, content)) plan.unchanged += 1;
  else plan.updates.push({ before, content });
}

function contentOf(
  record: CsvRow["record"],
  { categoriesByName }: Catalogue,
): { content: Content | null; reasons: string[] } {
  const name = record.category.normalize("NFC").trim();
  const category = categoriesByName.get(folded(name));
  const parsed = productForm.safeParse({
    name: record.name,
    description: record.description,
    price: record.price,
    quantity: record.quantity,
    shipping: record.shipping.trim(),
    category: category?.id ?? name,
    ...Object.fromEntries(
      optionalCsvColumns.map((column) => [column, record[column].trim() || undefined]),
    ),
  });
  const reasons = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (!category && name !== "") reasons.push(`there is no category “${name.slice(0, 100)}”`);
  return { content: parsed.success ? parsed.data : null, reasons };
}

function isSame(before: StoredProduct, content: Content): boolean {
  return (
    before.name === content.name &&
    before.description === content.description &&
    before.pricePaise === content.pricePaise &&
    before.volumeMl === content.volumeMl &&
    before.shipping === content.shipping &&
    before.hsn === (content.hsn ?? before.hsn) &&
    before.gstBasisPoints === (content.gstBasisPoints ?? before.gstBasisPoints) &&
    before.categoryId === content.categoryId &&
    before.sale === (content.sale ?? before.sale) &&
    before.backOn === (content.backOn ?? before.backOn) &&
    isSamePack(before, content)
  );
}

function fingerprintOf(text: string, { creates, updates }: ImportPlan): string {
  const hash = createHash("sha256").update(text);
  hash.update(`\n${creates.length}`);
  for (const { before } of updates) hash.update(`\n${before.id} ${before.updatedAt}`);
  return hash.digest("hex");
}
