import { sql } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { openPagesVersion, openPagesVersionIn } from "~/base/db/open-pages.server";
import { insertRows } from "~/base/db/insert-rows.server";
import { products } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Catalogue } from "./import-catalogue.server";
import { firstPricesIn, importPlan, type ImportPlan, movesIn } from "./import-plan.server";
import { uploadOf } from "./import-uploads.server";
import { factsOfRow, importedColumns } from "./imported-row.server";
import { batches, keepOldSlugs, type Renamed } from "./kept-slugs.server";
import { storeCells } from "./parts-cell.server";
import { packColumns } from "../pack-columns.server";
import { doubtful } from "../changes/first-price.server";
import { tellOfOthersPrices } from "../changes/price-question.server";
import { recordProducts } from "../changes/product-audit.server";
import { laterThan } from "../changes/product-changes.server";
import { forgetBackOn } from "../sale/back-on.server";
import { hearNewWords } from "../search/spelling/heard-words.server";
import { freeSlug, slugOf } from "../slugs";

type Row = typeof products.$inferInsert;

/** A price that a file set, in paise, with the one before. */
export type NewPrice = { id: string; seenPaise: number; pricePaise: number };

export type Imported =
  | { created: number; updated: number; prices: NewPrice[]; problem?: undefined }
  | { problem: "bad-rows" | "changed-meanwhile" };

/** `importProducts` with this admin's upload (its id); null if it no longer exists. */
export async function importUpload({
  admin,
  upload,
  fingerprint,
}: {
  admin: Actor;
  upload: string;
  fingerprint: string;
}): Promise<Imported | null> {
  const file = uploadOf(admin, upload);
  return file && importProducts(file.content, fingerprint, admin);
}

/**
 * Imports a checked file, all or nothing. Checks it again first: `bad-rows` if it is no longer valid, `changed-meanwhile`
 * if the import would differ from what the admin confirmed (`fingerprint`). Makes ready before it writes, so that other writes
 * wait less, and once more only if the catalogue has changed since.
 */
export async function importProducts(
  text: string,
  fingerprint: string,
  actor: Actor | null,
  now = Date.now(),
): Promise<Imported> {
  const version = openPagesVersion();
  const early = madeReady(db, text, now);
  return write((tx) => {
    const ready = openPagesVersionIn(tx) === version ? early : madeReady(tx, text, now);
    const { plan, renamed, changed, created } = ready;
    if (plan.problems.length > 0) return { problem: "bad-rows" };
    if (plan.fingerprint !== fingerprint) return { problem: "changed-meanwhile" };
    const first = actor ? doubtful(tx, firstPricesIn(plan)).map(({ move }) => move) : [];
    keepOldSlugs(tx, renamed, now);
    store(tx, changed, created);
    storeCells(tx, cellsOf(plan, changed, created), now);
    forgetBackOn(
      tx,
      [...changed, ...created].map(({ id }) => id),
    );
    record(tx, plan, [...changed, ...created], actor);
    const told = {
      key: `import:${fingerprint}`,
      path: "/dashboard/admin/products",
      moves: [...movesIn(plan), ...first],
    };
    if (actor) tellOfOthersPrices(tx, actor, told, now);
    return { created: created.length, updated: changed.length, prices: newPrices(plan) };
  });
}

const cellsOf = ({ updates, creates }: ImportPlan, changed: Row[], created: Row[]) => [
  ...changed.map(({ id }, index) => ({ id, parts: updates[index]?.parts })),
  ...created.map(({ id }, index) => ({ id, parts: creates[index]?.parts })),
];

const newPrices = ({ updates }: ImportPlan): NewPrice[] =>
  updates.flatMap(({ before: { id, pricePaise: seenPaise }, content: { pricePaise } }) =>
    pricePaise === seenPaise ? [] : { id, seenPaise, pricePaise },
  );

function madeReady(from: Reader, text: string, now: number) {
  const plan = importPlan(from, text);
  const { rows: changed, renamed } = changedRows(plan, now);
  return { plan, changed, renamed, created: newRows(plan, now) };
}

/** Reserves a slug for this name that no other product has or had. */
function reserveSlug({ slugOwners }: Catalogue, { name, id }: { name: string; id: string }) {
  const isTaken = (slug: string) => slugOwners.has(slug) && slugOwners.get(slug) !== id;
  const slug = freeSlug(slugOf(name, id), { has: isTaken });
  slugOwners.set(slug, id);
  return slug;
}

function newRows({ creates, catalogue }: ImportPlan, now: number): Row[] {
  return creates.map(({ content }, index) => {
    // Lists are newest first: decreasing times keep the order of the file.
    const id = newId(now);
    const createdAt = now - index;
    return {
      id,
      slug: reserveSlug(catalogue, { name: content.name, id }),
      ...importedColumns(content, undefined),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function changedRows({ updates, catalogue }: ImportPlan, now: number) {
  const renamed: Renamed[] = [];
  const rows = updates.map(({ before, content }): Row => {
    const slug =
      before.name === content.name
        ? before.slug
        : reserveSlug(catalogue, { name: content.name, id: before.id });
    if (slug !== before.slug) renamed.push({ productId: before.id, old: before.slug, new: slug });
    return {
      ...before,
      ...importedColumns(content, before),
      slug,
      updatedAt: laterThan(before.updatedAt, now),
    };
  });
  return { rows, renamed };
}

/** The columns that a file sets, each from its own cell of `row`. */
const changedColumns = {
  name: products.name,
  slug: products.slug,
  description: products.description,
  searchText: products.searchText,
  pricePaise: products.pricePaise,
  volumeMl: products.volumeMl,
  pieces: products.pieces,
  shipping: products.shipping,
  categoryId: products.categoryId,
  hsn: products.hsn,
  gstBasisPoints: products.gstBasisPoints,
  sale: products.sale,
  backOn: products.backOn,
  ...packColumns,
  updatedAt: products.updatedAt,
};
const fromRow = Object.fromEntries(
  Object.keys(changedColumns).map((key) => [key, sql`row.value ->> ${sql.raw(`'${key}'`)}`]),
);

/** Changes and inserts are two statements: to the triggers an upsert is an insert, of a product that would be new. */
function store(tx: Writer, changed: Row[], created: Row[]): void {
  for (const batch of batches(changed))
    tx.update(products)
      .set(fromRow)
      .from(sql`json_each(${JSON.stringify(batch)}) as row`)
      .where(sql`${products.id} = row.value ->> 'id'`)
      .run();
  insertRows(tx, products, created);
  hearNewWords(tx);
}

function record(tx: Writer, { catalogue }: ImportPlan, rows: Row[], actor: Actor | null): void {
  const { categoryNames } = catalogue;
  const changes = rows.map((row) => {
    const before = catalogue.products.get(row.id);
    return {
      actor,
      action: "product.import" as const,
      id: row.id,
      before: before && factsOfRow(before, categoryNames),
      after: factsOfRow(row, categoryNames),
    };
  });
  recordProducts(tx, changes);
}
