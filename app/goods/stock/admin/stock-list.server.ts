import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { db, type Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { idsFound } from "~/goods/catalogue/admin/ids-found.server";
import { folded } from "~/goods/catalogue/search-text";
import { pageWithin } from "~/base/lib/page-number";
import type { StockFilter } from "./stock-query";

const pageSize = 50;

/** A keyword search looks at this many products. */
const mostFound = 1000;

// Literals: SQLite uses a partial index only when it can match the condition while planning. The line stands on the left: SQLite turns
// the comparison round otherwise, and no longer recognises it.
const isCounted = sql.raw("is_counted = 1");
// What its parts would make is not low.
const isLow = sql.raw(
  "is_counted = 1 and low_stock >= stock - aged_stock and low_stock >= stock - aged_stock + from_parts",
);
// "Likely" keeps it off the index by name.
const isOwed = sql.raw("likely(is_counted = 1) and stock < 0");

const conditions: Record<StockFilter["show"], SQL | undefined> = {
  "": isCounted,
  low: isLow,
  owed: isOwed,
  uncounted: sql.raw("is_counted = 0"),
  all: undefined,
};

const byName = [asc(sql`${products.name} collate nocase`), asc(products.id)];
const fewestFirst = [asc(products.stock), asc(products.id)];

export const stockColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  ...sizeColumns,
  code: products.code,
  sale: products.sale,
  isCounted: products.isCounted,
  stock: products.stock,
  agedStock: products.agedStock,
  lowStock: products.lowStock,
  fromParts: products.fromParts,
  isSoldOut: products.isSoldOut,
};

/** One page (from 1) of the products that match; what is low or owed with the fewest packs first, all others by name. */
export function stockPage({ show, q }: StockFilter, page: number) {
  const condition = and(conditions[show], holding(q));
  const { offset, ...place } = pageWithin(countOf(condition), page, pageSize);
  const found = db
    .select(stockColumns)
    .from(products)
    .where(condition)
    .orderBy(...(show === "low" || show === "owed" ? fewestFirst : byName))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, products: found };
}

export type StockRow = ReturnType<typeof stockPage>["products"][number];

/** Products with the keyword in name or description, or with this code or number under the bar code. */
function holding(keyword: string): SQL | undefined {
  if (folded(keyword) === "") return undefined;
  const ids = idsFound(keyword, mostFound);
  return inArray(products.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);
}

/** One product's stock by its id; null: there is none. */
export function stockOfProduct(id: string, from: Reader = db): StockRow | null {
  return from.select(stockColumns).from(products).where(eq(products.id, id)).get() ?? null;
}

/** The stock of these products, by their ids. */
export function stockOfProducts(ids: readonly string[], from: Reader = db): Map<string, StockRow> {
  const rows = from
    .select(stockColumns)
    .from(products)
    .where(inArray(products.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
    .all();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many products run low, and of how many packs are owed. */
export const stockMatters = (): { low: number; owed: number } => ({
  low: countOf(isLow),
  owed: countOf(isOwed),
});

const countOf = (condition: SQL | undefined): number =>
  db.select({ total: count() }).from(products).where(condition).get()?.total ?? 0;
