import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "~/db/connection.server";
import { priceStep, products } from "~/db/schema";
import type { PriceRange } from "./price-brackets";
import type { Product } from "./product";
import { allSteps, countAll, countIn, countWithin, type Steps } from "./product-counts.server";
import { productsByIds } from "./product-rows.server";

/** Which products a list shows. `categoryIds` null: all categories; `price` null: any. */
export type ProductQuery = { categoryIds: readonly string[] | null; price: PriceRange | null };

/** How many products stand there. Without counting them, when the price is one of the filter's. */
export function countOf({ categoryIds, price }: ProductQuery): number {
  const steps = stepsOf(price);
  if (!steps) return countedBy({ categoryIds, price });
  if (categoryIds) return countIn(categoryIds, steps);
  return price ? countWithin(steps) : countAll();
}

/** Those from `from` (0: the newest) to before `to`, newest first. */
export function newestOf(
  shelf: ProductQuery,
  { from, to }: { from: number; to: number },
): Product[] {
  return productsByIds(idsOf(shelf, from, to - from));
}

/** Ids alone come out of an index: joined rows of all that are skipped would be read for nothing. */
function idsOf(shelf: ProductQuery, from: number, most: number): string[] {
  if (from === 0 || most < 1) return idsFromEnd(shelf, desc, from, most);
  // Deep in a list the way from its other end is shorter.
  const total = countOf(shelf);
  if (from >= total) return [];
  if (from < total / 2) return idsFromEnd(shelf, desc, from, most);
  const end = Math.min(total, from + most);
  return idsFromEnd(shelf, asc, total - end, end - from).toReversed();
}

/** More lists than these are not merged: all products are looked at from the newest on, and many of them fit. */
const mostMerged = 60;

function idsFromEnd(shelf: ProductQuery, way: typeof asc, from: number, most: number) {
  const parts = partsOf(shelf);
  const order = [way(products.createdAt), way(products.id)] as const;
  const [first, second, ...rest] = (parts.length > mostMerged ? [conditionOf(shelf)] : parts).map(
    (condition) =>
      db
        .select({ id: products.id, createdAt: products.createdAt })
        .from(products)
        .where(condition)
        .$dynamic(),
  );
  if (!first) return [];
  const list = second
    ? unionAll(first, second, ...rest).orderBy(way(sql`created_at`), way(sql`id`))
    : first.orderBy(...order);
  return list
    .limit(most)
    .offset(from)
    .all()
    .map(({ id }) => id);
}

/** The shelf in parts, each of which an index holds in the order of time, so that nothing is sorted. */
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
        isExact ? undefined : within(price),
      ),
    );
  };
  return categoryIds ? [...new Set(categoryIds)].flatMap(of) : of(null);
}

function conditionOf({ categoryIds, price }: ProductQuery) {
  return and(
    categoryIds ? inArray(products.categoryId, [...categoryIds]) : undefined,
    within(price),
  );
}

function countedBy(shelf: ProductQuery): number {
  const row = db.select({ total: count() }).from(products).where(conditionOf(shelf)).get();
  return row?.total ?? 0;
}

function within(price: PriceRange | null) {
  if (!price) return undefined;
  return and(
    gte(products.pricePaise, Math.round(price.min * 100)),
    price.max === null ? undefined : lte(products.pricePaise, Math.round(price.max * 100)),
  );
}

/** The steps of price that make up exactly this range, as the brackets of the filter do; null for any other range. */
function stepsOf(price: PriceRange | null): Steps | null {
  if (!price) return allSteps;
  const first = price.min / 500;
  const last = price.max === null ? allSteps.last : (Math.round(price.max * 100) + 1) / 50_000 - 1;
  const isExact = Number.isInteger(first) && Number.isInteger(last) && first <= last;
  const isOpen = price.max === null ? first <= allSteps.last : last < allSteps.last;
  return isExact && first >= 0 && isOpen ? { first, last } : null;
}

/** The steps that hold all prices of a range, and others beside them. */
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
