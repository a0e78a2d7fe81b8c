import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, litrePrice, products, productSearch } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { pageRange, pageSize } from "../list-page";
import { type Grown, productsUpTo } from "../product-filters.server";
import { productsByIds } from "../product-rows.server";
import { withinPrice } from "../product-paging.server";
import { isSoldLately, soldMost } from "./bought-most.server";
import type { StoreQuery } from "./store-query";

/** Counted one by one up to this many; of more the page says that there are more. */
export const mostCounted = 2000;

/** The products that a query of the Store asks for, up to its page. `isMore`: there are more than `total`. */
export function storeList(query: StoreQuery): Grown & { isMore: boolean } {
  if (isPlain(query)) {
    const categoryIds = query.categories.map(({ id }) => id);
    return { ...productsUpTo(query.page, { categoryIds, price: query.price }), isMore: false };
  }
  const condition = and(...conditionsOf(query), isVisible);
  const counted = countOf(condition);
  const total = Math.min(counted, mostCounted);
  const { page } = pageWithin(total, query.page, pageSize);
  const range = pageRange(page, pageSize);
  const ids = idsOf(condition, query.sort, range);
  return { products: productsByIds(ids), total, page, range, isMore: counted > mostCounted };
}

/** What the lists in time order know to read from indexes of their own, and count exactly. */
const isPlain = ({ oils, packs, sizes, inStock, sort }: StoreQuery) =>
  sort === "newest" && !inStock && oils.length + packs.length + sizes.length === 0;

/** What a product must be to stay in a list. */
export function conditionsOf({ categories, oils, packs, sizes, price, inStock }: StoreQuery) {
  const ids = categories.map(({ id }) => id);
  return [
    ids.length > 0 ? inArray(products.categoryId, ids) : undefined,
    oils.length > 0 ? or(...oils.map(isOil)) : undefined,
    packs.length > 0 ? inArray(products.packKind, packs) : undefined,
    or(
      ...sizes.map(({ min, max, isByNumber }) =>
        isByNumber
          ? isNull(products.volumeMl)
          : and(
              gte(products.volumeMl, min),
              max === null ? undefined : lte(products.volumeMl, max),
            ),
      ),
    ),
    withinPrice(price),
    inStock ? sql`${products.isSoldOut} = 0` : undefined,
  ];
}

const isOil = (oil: string) => sql`${products.family} = ${oil} collate nocase`;

function countOf(condition: SQL | undefined): number {
  const some = db
    .select({ one: sql`1` })
    .from(products)
    .where(condition)
    .limit(mostCounted + 1);
  return db.get<{ total: number }>(sql`select count(*) as total from ${some}`).total;
}

type Part = { from: number; to: number };

function idsOf(condition: SQL | undefined, sort: StoreQuery["sort"], part: Part): string[] {
  if (sort === "bought") return mostBought(condition, part);
  return idsBy(condition, orders[sort], part);
}

const newestFirst = [desc(products.createdAt), desc(products.id)];

/** The orders that the products tell. What was searched for knows by itself what fits best. */
export const orders = {
  match: newestFirst,
  newest: newestFirst,
  price: [asc(products.pricePaise), asc(products.id)],
  litre: [asc(litrePrice(products.pricePaise, products.volumeMl)), asc(products.id)],
};

function idsBy(condition: SQL | undefined, order: SQL[], { from, to }: Part): string[] {
  return db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...order)
    .limit(to - from)
    .offset(from)
    .all()
    .map(({ id }) => id);
}

/** The products sold lately, most packs first, then all others, newest first. */
function mostBought(condition: SQL | undefined, { from, to }: Part): string[] {
  const sold = soldMost(condition, to);
  if (sold.length >= to) return sold.slice(from, to);
  const isSold = db
    .select({ one: sql`1` })
    .from(productSearch)
    .where(and(eq(productSearch.productId, products.id), isSoldLately));
  const others = idsBy(and(condition, notExists(isSold)), orders.newest, {
    from: Math.max(0, from - sold.length),
    to: to - sold.length,
  });
  return [...sold.slice(from), ...others];
}
