import { inArray, sql } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import { productSlugs, products } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import type { Catalogue, StoredProduct } from "./import-catalogue.server";
import { importPlan, type ImportPlan } from "./import-plan.server";
import { packColumns } from "../pack-columns.server";
import { noPackFacts, type PackFacts, packFacts, packKeys } from "../pack-facts";
import { recordProduct } from "../product-audit.server";
import { usualTax } from "../product";
import { laterThan } from "../product-changes.server";
import { searchText } from "../search-text";
import { freeSlug, slugOf } from "../slugs";

type Row = typeof products.$inferInsert;
type Renamed = { productId: string; old: string; new: string };

const rowsAtOnce = 500;

/**
 * Imports a checked file, all of it or nothing. It is checked again first: `bad-rows` when it no longer fits, and
 * `changed-meanwhile` when it would now do something else than what the admin was shown (`fingerprint`).
 */
export function importProducts(
  text: string,
  fingerprint: string,
  actor: Actor | null,
  now = Date.now(),
): Promise<
  | { created: number; updated: number; problem?: undefined }
  | { problem: "bad-rows" | "changed-meanwhile" }
> {
  return write((tx) => {
    const plan = importPlan(tx, text);
    if (plan.problems.length > 0) return { problem: "bad-rows" };
    if (plan.fingerprint !== fingerprint) return { problem: "changed-meanwhile" };
    const asked = new Set(plan.creates.map(({ slug }) => slug).filter(Boolean));
    const { rows: changed, renamed } = changedRows(plan, asked, now);
    const created = newRows(plan, asked, now);
    keepOldSlugs(tx, renamed, now);
    store(tx, [...changed, ...created]);
    record(tx, plan, [...changed, ...created], actor);
    return { created: created.length, updated: changed.length };
  });
}

/** A slug for this name that no other product has or had, and none in the file asks for; from now on it is taken. */
function takeSlug(
  { slugOwners }: Catalogue,
  asked: Set<string>,
  { name, id }: { name: string; id: string },
) {
  const isTaken = (slug: string) =>
    asked.has(slug) || (slugOwners.has(slug) && slugOwners.get(slug) !== id);
  const slug = freeSlug(slugOf(name, id), { has: isTaken });
  slugOwners.set(slug, id);
  return slug;
}

function newRows({ creates, catalogue }: ImportPlan, asked: Set<string>, now: number): Row[] {
  return creates.map(({ slug, content }, index) => {
    // In lists sorted by time the first row of the file comes first.
    const id = newId(now);
    const createdAt = now - index;
    return {
      id,
      slug: slug || takeSlug(catalogue, asked, { name: content.name, id }),
      ...columns(content, noPackFacts),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function changedRows({ updates, catalogue }: ImportPlan, asked: Set<string>, now: number) {
  const renamed: Renamed[] = [];
  const rows = updates.map(({ before, content }): Row => {
    const slug =
      before.name === content.name
        ? before.slug
        : takeSlug(catalogue, asked, { name: content.name, id: before.id });
    if (slug !== before.slug) renamed.push({ productId: before.id, old: before.slug, new: slug });
    return {
      ...before,
      ...columns(content, before),
      slug,
      updatedAt: laterThan(before.updatedAt, now),
    };
  });
  return { rows, renamed };
}

function columns(content: ImportPlan["creates"][number]["content"], before: PackFacts) {
  const { name, description, pricePaise, volumeMl, shipping, categoryId } = content;
  return {
    name,
    description,
    pricePaise,
    volumeMl,
    shipping,
    categoryId,
    ...(content.hsn !== undefined && { hsn: content.hsn }),
    ...(content.gstBasisPoints !== undefined && { gstBasisPoints: content.gstBasisPoints }),
    ...packFacts(content, before),
    searchText: searchText(content),
  };
}

/** As `keepOldProductSlug` does for one product. */
function keepOldSlugs(tx: Writer, renamed: Renamed[], now: number): void {
  for (const some of pieces(renamed)) {
    const back = some.map((each) => each.new);
    tx.delete(productSlugs).where(inArray(productSlugs.slug, back)).run();
    tx.insert(productSlugs)
      .values(some.map(({ old, productId }) => ({ slug: old, productId, createdAt: now })))
      .run();
  }
}

/** What the pack says, as the row that comes in has it. */
const importedPack = Object.fromEntries(
  packKeys.map((key) => [key, sql.raw(`excluded.${packColumns[key].name}`)]),
);

function store(tx: Writer, rows: Row[]): void {
  for (const some of pieces(rows)) {
    tx.insert(products)
      .values(some)
      .onConflictDoUpdate({
        target: products.id,
        set: {
          name: sql`excluded.name`,
          slug: sql`excluded.slug`,
          description: sql`excluded.description`,
          searchText: sql`excluded.search_text`,
          pricePaise: sql`excluded.price_paise`,
          volumeMl: sql`excluded.volume_ml`,
          shipping: sql`excluded.shipping`,
          categoryId: sql`excluded.category_id`,
          hsn: sql`excluded.hsn`,
          gstBasisPoints: sql`excluded.gst_basis_points`,
          ...importedPack,
          updatedAt: sql`excluded.updated_at`,
        },
      })
      .run();
  }
}

function record(tx: Writer, { catalogue }: ImportPlan, rows: Row[], actor: Actor | null): void {
  const facts = (row: Row | StoredProduct) => ({
    ...row,
    ...packFacts(row, noPackFacts),
    shipping: row.shipping ?? 1,
    hsn: row.hsn ?? usualTax.hsn,
    gstBasisPoints: row.gstBasisPoints ?? usualTax.gstBasisPoints,
    category: catalogue.categoryNames.get(row.categoryId) ?? "",
  });
  for (const row of rows) {
    const before = catalogue.products.get(row.id);
    recordProduct(tx, {
      actor,
      action: "product.import",
      id: row.id,
      before: before && facts(before),
      after: facts(row),
    });
  }
}

function pieces<T>(list: T[]): T[][] {
  const count = Math.ceil(list.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
