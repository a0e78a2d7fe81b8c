import { inArray, sql } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import { productSlugs, products } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import type { Catalogue, StoredProduct } from "./import-catalogue.server";
import { importPlan, type ImportPlan } from "./import-plan.server";
import { packColumns } from "../pack-columns.server";
import { noPackFacts, type PackFacts, packFacts, packKeys } from "../pack-facts";
import { settledPack } from "../settled-size";
import { recordProduct } from "../product-audit.server";
import { usualSale, usualTax } from "../product";
import { laterThan } from "../product-changes.server";
import { forgetBackOn } from "../sale/back-on.server";
import { searchText } from "../search-text";
import { freeSlug, slugOf } from "../slugs";

type Row = typeof products.$inferInsert;
type Renamed = { productId: string; old: string; new: string };

const batchSize = 500;

/**
 * Imports a checked file, all or nothing. Checks it again first: `bad-rows` if it is no longer valid, `changed-meanwhile`
 * if the import would differ from what the admin confirmed (`fingerprint`).
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
    const requestedSlugs = new Set(plan.creates.map(({ slug }) => slug).filter(Boolean));
    const { rows: changed, renamed } = changedRows(plan, requestedSlugs, now);
    const created = newRows(plan, requestedSlugs, now);
    keepOldSlugs(tx, renamed, now);
    store(tx, [...changed, ...created]);
    forgetBackOn(
      tx,
      [...changed, ...created].map(({ id }) => id),
    );
    record(tx, plan, [...changed, ...created], actor);
    return { created: created.length, updated: changed.length };
  });
}

/** Reserves a slug for this name that no other product has or had and that no row of the file requests. */
function reserveSlug(
  { slugOwners }: Catalogue,
  requestedSlugs: Set<string>,
  { name, id }: { name: string; id: string },
) {
  const isTaken = (slug: string) =>
    requestedSlugs.has(slug) || (slugOwners.has(slug) && slugOwners.get(slug) !== id);
  const slug = freeSlug(slugOf(name, id), { has: isTaken });
  slugOwners.set(slug, id);
  return slug;
}

function newRows(
  { creates, catalogue }: ImportPlan,
  requestedSlugs: Set<string>,
  now: number,
): Row[] {
  return creates.map(({ slug, content }, index) => {
    // Lists are newest first: decreasing times keep the order of the file.
    const id = newId(now);
    const createdAt = now - index;
    return {
      id,
      slug: slug || reserveSlug(catalogue, requestedSlugs, { name: content.name, id }),
      ...columns(content, { ...noPackFacts, volumeMl: 0 }),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function changedRows({ updates, catalogue }: ImportPlan, requestedSlugs: Set<string>, now: number) {
  const renamed: Renamed[] = [];
  const rows = updates.map(({ before, content }): Row => {
    const slug =
      before.name === content.name
        ? before.slug
        : reserveSlug(catalogue, requestedSlugs, { name: content.name, id: before.id });
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

function columns(
  content: ImportPlan["creates"][number]["content"],
  before: PackFacts & { volumeMl: number },
) {
  const { name, description, pricePaise, shipping, categoryId } = content;
  return {
    name,
    description,
    pricePaise,
    shipping,
    categoryId,
    ...(content.hsn !== undefined && { hsn: content.hsn }),
    ...(content.gstBasisPoints !== undefined && { gstBasisPoints: content.gstBasisPoints }),
    ...(content.sale !== undefined && { sale: content.sale }),
    ...(content.backOn !== undefined && { backOn: content.backOn }),
    ...settledPack(content, before),
    searchText: searchText(content),
  };
}

/** `keepOldProductSlug` for many products. */
function keepOldSlugs(tx: Writer, renamed: Renamed[], now: number): void {
  for (const batch of batches(renamed)) {
    const newSlugs = batch.map((each) => each.new);
    tx.delete(productSlugs).where(inArray(productSlugs.slug, newSlugs)).run();
    tx.insert(productSlugs)
      .values(batch.map(({ old, productId }) => ({ slug: old, productId, createdAt: now })))
      .run();
  }
}

/** Upsert assignments for the pack facts. */
const importedPack = Object.fromEntries(
  packKeys.map((key) => [key, sql.raw(`excluded.${packColumns[key].name}`)]),
);

function store(tx: Writer, rows: Row[]): void {
  for (const batch of batches(rows)) {
    tx.insert(products)
      .values(batch)
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
          sale: sql`excluded.sale`,
          backOn: sql`excluded.back_on`,
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
    sale: row.sale ?? usualSale.sale,
    backOn: row.backOn ?? usualSale.backOn,
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

function batches<T>(list: T[]): T[][] {
  const count = Math.ceil(list.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * batchSize, (index + 1) * batchSize),
  );
}
