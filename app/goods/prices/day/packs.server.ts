import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import type { PrintedMrp } from "~/goods/catalogue/changes/printed-mrp";
import { categoryToday } from "~/goods/catalogue/categories.server";
import { countAll, countHidden, countIn } from "~/goods/catalogue/product-counts.server";
import { idsFound } from "~/goods/catalogue/admin/ids-found.server";
import { folded } from "~/goods/catalogue/search-text";
import { db, type Reader } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { declaredSize } from "~/base/lib/pack-size";
import { pageWithin } from "~/base/lib/page-number";
import type { PriceQuery } from "./price-query";

/** A pack as the price screen shows it. `size`: as the pack declares it. */
export type PricePack = {
  id: string;
  slug: string;
  name: string;
  family: string | null;
  size: string;
  pricePaise: number;
  mrpPaise: number | null;
  /** The lowest MRP that is printed on packs on hand. */
  printed?: PrintedMrp | undefined;
  updatedAt: number;
};

/** Up to this many packs stand on one page, where they can be narrowed down to a size and changed together. */
export const mostTogether = 300;
/** Packs per page of more than that. */
const pageSize = 100;

type PricePage = {
  packs: PricePack[];
  /** The sizes among them, to choose from; none when there are too many packs. */
  sizes: string[];
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
  page: number;
  pages: number;
};

/** The packs that fit, grouped by their oil, in a category by name. */
export function pricePage({ q, category, size, page: asked }: PriceQuery): PricePage {
  const categoryId = category === "" ? null : (categoryToday(category)?.id ?? "");
  const inCategory = categoryId === null ? undefined : eq(products.categoryId, categoryId);
  if (folded(q) !== "") {
    const found = idsFound(q, mostTogether + 1, inCategory);
    const packs = byOil(packsOf(found.slice(0, mostTogether)));
    return { ...narrowed(packs, size), isMore: found.length > mostTogether, page: 1, pages: 1 };
  }
  const visible = categoryId === null ? countAll() : countIn([categoryId]);
  const total = visible + countHidden(categoryId);
  if (total <= mostTogether)
    return { ...narrowed(pageOf(inCategory, total, 0), size), isMore: false, page: 1, pages: 1 };
  const { page, pages, offset } = pageWithin(total, asked, pageSize);
  const packs = pageOf(inCategory, pageSize, offset);
  return { packs, sizes: [], total, isMore: false, page, pages };
}

function narrowed(packs: PricePack[], size: string) {
  const sizes = [...new Set(packs.map((pack) => pack.size))];
  const fitting = size === "" ? packs : packs.filter((pack) => pack.size === size);
  return { packs: fitting, sizes, total: fitting.length };
}

/** In the order of an index: ids first, so that skipped rows are not read. */
function pageOf(inCategory: SQL | undefined, most: number, offset: number): PricePack[] {
  const byName = [asc(sql`${products.name} collate nocase`), asc(products.id)];
  const byFamily = [
    asc(sql`${products.family} collate nocase`),
    asc(products.volumeMl),
    asc(products.id),
  ];
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(inCategory)
    .orderBy(...(inCategory ? byName : byFamily))
    .limit(most)
    .offset(offset)
    .all();
  return packsOf(ids.map(({ id }) => id));
}

/** Packs by their ids, in this order; leaves out deleted ones. */
function packsOf(ids: string[]): PricePack[] {
  const byId = packsById(ids, db);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Packs by id, with their prices of now. */
export function packsById(ids: string[], from: Reader = db): Map<string, PricePack> {
  if (ids.length === 0) return new Map();
  const rows = from
    .select(columns)
    .from(products)
    .where(inArray(products.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
    .all();
  const printed = printedMrps(from, ids);
  return new Map(rows.map((row) => [row.id, { ...packOf(row), printed: printed.get(row.id) }]));
}

const columns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  family: products.family,
  measure: products.measure,
  pieces: products.pieces,
  volumeMl: products.volumeMl,
  netWeightG: products.netWeightG,
  containers: products.containers,
  densityGPerL: products.densityGPerL,
  pricePaise: products.pricePaise,
  mrpPaise: products.mrpPaise,
  updatedAt: products.updatedAt,
};

type Row = Pick<typeof products.$inferSelect, keyof typeof columns>;

function packOf({ id, slug, name, family, pricePaise, mrpPaise, updatedAt, ...size }: Row) {
  return { id, slug, name, family, pricePaise, mrpPaise, updatedAt, size: declaredSize(size) };
}

const key = ({ family, name }: PricePack) =>
  `${(family ?? "").toLowerCase()}\n${name.toLowerCase()}`;

const byOil = (packs: PricePack[]) =>
  packs.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
