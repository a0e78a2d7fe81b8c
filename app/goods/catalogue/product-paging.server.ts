import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "~/base/db/connection.server";
import { isVisible, priceStep, products } from "~/base/db/schema";
import type { PriceRange } from "./price-brackets";
import type { Product } from "./product";
import { allSteps, countAll, countIn, countWithin, type Steps } from "./product-counts.server";
import { productsByIds } from "./product-rows.server";

/** The filter of a list of visible products. `categoryIds` null: all categories; `price` null: any. */
export type ProductQuery = { categoryIds: readonly string[] | null; price: PriceRange | null };

/** The number of matching products; read from `product_counts` if the price range is one of the filter's brackets. */
export function countOf({ categoryIds, price }: ProductQuery): number {
  const steps = stepsOf(price);
  if (!steps) return countedBy({ categoryIds, price });
  if (categoryIds) return countIn(categoryIds, steps);
  return price ? countWithin(steps) : countAll();
}

/** The matching products from `from` (0-based) up to, not including, `to`, newest first. */
export function newestOf(
  query: ProductQuery,
  { from, to }: { from: number; to: number },
): Product[] {
  return productsByIds(idsOf(query, from, to - from));
}

/** Only ids: an index covers them, and skipped rows are not joined. */
function idsOf(query: ProductQuery, from: number, most: number): string[] {
  if (from === 0 || most < 1) return idsFromEnd(query, desc, from, most);
  // Past the middle, read from the other end: fewer rows to skip.
  const total = countOf(query);
  if (from >= total) return [];
  if (from < total / 2) return idsFromEnd(query, desc, from, most);
  const end = Math.min(total, from + most);
  return idsFromEnd(query, asc, total - end, end - from).toReversed();
}

/** With more parts than this, scan all products from the newest on instead of merging: many of them match. */
const maxMerged = 60;

function idsFromEnd(query: ProductQuery, direction: typeof asc, from: number, most: number) {
  const parts = partsOf(query);
  const order = [direction(products.createdAt), direction(products.id)] as const;
  const [first, second, ...rest] = (parts.length > maxMerged ? [conditionOf(query)] : parts).map(
    (condition) =>
      db
        .select({ id: products.id, createdAt: products.createdAt })
        .from(products)
        .where(and(condition, isVisible))
        .$dynamic(),
  );
  if (!first) return [];
  const list = second
    ? unionAll(first, second, ...rest).orderBy(direction(sql`created_at`), direction(sql`id`))
    : first.orderBy(...order);
  return list
    .limit(most)
    .offset(from)
    .all()
    .map(({ id }) => id);
}

/** Splits the query into conditions that an index serves in time order, so that nothing needs sorting. */
function partsOf({ categoryIds, price }: ProductQuery): (SQL | undefined)[] {
  const steps = stepsOf(price) ?? stepsAround(price);
  const isExact = stepsOf(price) !== null;
  const of = (categoryId: string | null) => {
    const inCategory = categoryId === null ? undefined : eq(products.categoryId, categoryId);
    if (!price) return [inCategory];
    return numbers(steps).map((step) =>
      and(
        inCategory,
        sql`${priceStep(products.pricePaise)} = ${step}`,
        isExact ? undefined : withinPrice(price),
      ),
    );
  };
  return categoryIds ? [...new Set(categoryIds)].flatMap(of) : of(null);
}

function conditionOf({ categoryIds, price }: ProductQuery) {
  return and(
    categoryIds ? inArray(products.categoryId, [...categoryIds]) : undefined,
    withinPrice(price),
  );
}

function countedBy(query: ProductQuery): number {
  const row = db
    .select({ total: count() })
    .from(products)
    .where(and(conditionOf(query), isVisible))
    .get();
  return row?.total ?? 0;
}

export function withinPrice(price: PriceRange | null) {
  if (!price) return undefined;
  return and(
    gte(products.pricePaise, Math.round(price.min * 100)),
    price.max === null ? undefined : lte(products.pricePaise, Math.round(price.max * 100)),
  );
}

/** The price steps that equal this range, as for the filter's brackets; null for any other range. */
function stepsOf(price: PriceRange | null): Steps | null {
  if (!price) return allSteps;
  const first = price.min / 500;
  const last = price.max === null ? allSteps.last : (Math.round(price.max * 100) + 1) / 50_000 - 1;
  const isExact = Number.isInteger(first) && Number.isInteger(last) && first <= last;
  const isOpen = price.max === null ? first <= allSteps.last : last < allSteps.last;
  return isExact && first >= 0 && isOpen ? { first, last } : null;
}

/** The price steps that cover this range. */
function stepsAround(price: PriceRange | null): Steps {
  if (!price) return allSteps;
  return {
    first: stepOf(price.min),
    last: price.max === null ? allSteps.last : stepOf(Math.round(price.max * 100) / 100),
  };
}

const stepOf = (rupees: number) => Math.min(allSteps.last, Math.max(0, Math.floor(rupees / 500)));

const numbers = ({ first, last }: Steps) =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
