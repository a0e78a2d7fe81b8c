import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import type { SupplyRule } from "~/base/db/movement-kinds";
import { productParts, products } from "~/base/db/schema";
import { declaredSize } from "~/base/lib/pack-size";
import { sizeColumns } from "../pack-columns.server";
import { laterThan } from "../changes/product-changes.server";

/** Packs of a product that go into one pack of another. */
export type Part = { partId: string; packs: number };

/** What a product is made of, the principal part first, each with its name and tax. */
export const partsOf = (productId: string, from: Reader = db) =>
  from
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      sale: products.sale,
      gstBasisPoints: products.gstBasisPoints,
      packs: productParts.packs,
      ...sizeColumns,
    })
    .from(productParts)
    .innerJoin(products, eq(products.id, productParts.partId))
    .where(eq(productParts.productId, productId))
    .orderBy(asc(productParts.position), asc(productParts.partId))
    .all();

/** The names of what this product is a part of. */
export const partOf = (productId: string, from: Reader = db): string[] =>
  from
    .select({ name: products.name })
    .from(productParts)
    .innerJoin(products, eq(products.id, productParts.productId))
    .where(eq(productParts.partId, productId))
    .orderBy(asc(products.name))
    .all()
    .map(({ name }) => name);

/** The rule by which it is taxed, and its rate in hundredths of a percent. */
export const taxOf = (productId: string, from: Reader = db) =>
  from
    .select({ rule: products.supplyRule, gstBasisPoints: products.gstBasisPoints })
    .from(products)
    .where(eq(products.id, productId))
    .get();

/** Most products that a form offers as parts. */
const mostOffered = 1000;

/** Which products may be a part of this one: id and name with size. */
export const possibleParts = (productId: string): [id: string, name: string][] =>
  db
    .select({ id: products.id, name: products.name, ...sizeColumns })
    .from(products)
    .where(
      and(
        ne(products.id, productId),
        sql`${products.id} not in (select product_id from product_parts)`,
      ),
    )
    .orderBy(asc(sql`${products.name} collate nocase`), asc(products.id))
    .limit(mostOffered)
    .all()
    .map(({ id, name, ...size }) => [id, `${name}, ${declaredSize(size)}`]);

/** `is-part`: it is itself a part of another product; `made-of-others`: one of its parts is made of others, or is gone. */
export type PartsProblem = "is-part" | "made-of-others";

/** What the form of a product's parts edits. */
export const editedParts = (productId: string, from: Reader = db) => ({
  parts: partsOf(productId, from).map(({ id, packs }) => ({ partId: id, packs })),
  rule: taxOf(productId, from)?.rule ?? null,
});

/**
 * Says what a product is made of (the principal part first; nothing: of nothing else), and how it is taxed. `now`: UTC ms. `overtaken`:
 * somebody else has changed it since this `version`, if there is one.
 */
export const saveParts = (
  productId: string,
  parts: Part[],
  rule: SupplyRule | null,
  actor: Actor,
  now = Date.now(),
  version?: string,
): Promise<PartsProblem | "overtaken" | null> =>
  write((tx) => {
    const wanted = { parts, rule: parts.length === 0 ? null : rule };
    if (version !== undefined && isOvertaken(editedParts(productId, tx), version, wanted))
      return "overtaken";
    const problem = partsProblem(tx, productId, parts);
    if (problem) return problem;
    storeParts(tx, productId, parts, rule, actor, now);
    return null;
  });

/** Why a product cannot be made of these; null: it can. */
export function partsProblem(from: Reader, productId: string, parts: Part[]): PartsProblem | null {
  if (parts.length === 0) return null;
  if (partOf(productId, from).length > 0) return "is-part";
  const ids = JSON.stringify(parts.map(({ partId }) => partId));
  const plain = from
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} in (select value from json_each(${ids})) and ${products.id} <> ${productId}
        and not exists (select 1 from product_parts where product_id = ${products.id})`,
    )
    .all();
  return plain.length === parts.length ? null : "made-of-others";
}

/** `saveParts` in its caller's write, of parts that were found fit. */
export function storeParts(
  tx: Writer,
  productId: string,
  parts: Part[],
  rule: SupplyRule | null,
  actor: Actor | null,
  now: number,
): void {
  const product = tx.select().from(products).where(eq(products.id, productId)).get();
  if (!product) return;
  const before = { parts: partsInWords(tx, productId), taxRule: product.supplyRule };
  tx.delete(productParts).where(eq(productParts.productId, productId)).run();
  for (const [position, part] of parts.entries())
    tx.insert(productParts)
      .values({ productId, position, ...part })
      .run();
  tx.update(products)
    .set({
      supplyRule: parts.length === 0 ? null : rule,
      updatedAt: laterThan(product.updatedAt, now),
    })
    .where(eq(products.id, productId))
    .run();
  const after = { parts: partsInWords(tx, productId), taxRule: rule };
  if (!actor || JSON.stringify(before) === JSON.stringify(after)) return;
  const subject = { id: productId, name: product.name };
  recordChange(tx, { actor, action: "product.update", subject, before, after });
}

/** `10 × Groundnut oil, 1 Ltr.; 1 × Box`; empty: of nothing else. */
const partsInWords = (from: Reader, productId: string): string =>
  partsOf(productId, from)
    .map(({ packs, name, ...size }) => `${packs} × ${name}, ${declaredSize(size)}`)
    .join("; ");
