import { and, eq, gte, lt, max, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { archivedProducts, products } from "~/base/db/schema";
import type { CodeRead } from "~/base/lib/codes/code-read";
import { checkDigitOf } from "~/base/lib/codes/gtin";
import { clipped } from "~/base/lib/clipped";

/** The product with this number under its bar code; undefined: none. */
export function productWithEan(from: Reader, ean: string) {
  return from
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.ean, ean))
    .get();
}

/**
 * Ids of the products that this names: first that with the number under its bar code, then that with the code of the shop's own, as it
 * was typed, in any case.
 */
export function idsCoded(read: CodeRead, from: Reader = db): string[] {
  const gtin = read.kind === "number" || read.kind === "batch" ? read.gtin : null;
  const code = read.kind === "number" ? read.typed : read.kind === "code" ? read.code : null;
  const idWhere = (condition: SQL) =>
    from.select({ id: products.id }).from(products).where(condition).all();
  const found = [
    ...(gtin === null ? [] : idWhere(eq(products.ean, gtin))),
    ...(code === null
      ? []
      : idWhere(sql`code is not null and ${products.code} collate nocase = ${code}`)),
  ];
  return [...new Set(found.map(({ id }) => id))];
}

/** `name`: of the product that has the number already. */
export const eanTaken = (name: string) =>
  `ean is the number of ${clipped(name, 80)} already: each pack has its own`;

/**
 * The shop's next number of its own, from 2000000000015 on: unique within the shop and free, told to nobody outside of it. Never one
 * that packs of an archived product may still bear.
 */
export function nextOwnNumber(from: Reader): string {
  const { ean } = products;
  const inUse = from
    .select({ last: max(ean) })
    .from(products)
    .where(and(gte(ean, ownFrom), lt(ean, ownBefore)))
    .get();
  const archivedEan = sql<string | null>`facts ->> 'ean'`;
  const archived = from
    .select({ last: sql<string | null>`max(${archivedEan})` })
    .from(archivedProducts)
    .where(and(gte(archivedEan, ownFrom), lt(archivedEan, ownBefore)))
    .get();
  const [last = ownFrom] = [inUse?.last, archived?.last]
    .filter((number) => typeof number === "string")
    .toSorted()
    .toReversed();
  const digits = String(Number(last.slice(0, 12)) + 1);
  return `${digits}${checkDigitOf(digits)}`;
}

const ownFrom = "2000000000008";
const ownBefore = "2010000000000";
