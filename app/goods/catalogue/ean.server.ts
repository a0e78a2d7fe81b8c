import { and, eq, gte, lt, max, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { archivedProducts, products } from "~/base/db/schema";
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
