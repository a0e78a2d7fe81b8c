import { and, between, count, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isHidden, productCounts, products } from "~/db/schema";

/** Price steps in `product_counts`, both included: ₹500 each, the last without upper bound. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const total = sql<number>`coalesce(sum(${productCounts.products}), 0)`;
const within = ({ first, last }: Steps) => between(productCounts.priceStep, first, last);

/** The number of visible products. */
export function countAll(): number {
  return db.select({ total }).from(productCounts).get()?.total ?? 0;
}

/** The number of hidden products, of one category (id) or of all: few, and counted one by one. */
export function countHidden(categoryId: string | null): number {
  const inCategory = categoryId === null ? undefined : eq(products.categoryId, categoryId);
  const row = db.select({ total: count() }).from(products).where(and(isHidden, inCategory)).get();
  return row?.total ?? 0;
}

/** The number of visible products in these categories (ids) within price steps. */
export function countIn(categoryIds: readonly string[], steps: Steps = allSteps): number {
  const condition = and(inArray(productCounts.categoryId, [...categoryIds]), within(steps));
  return db.select({ total }).from(productCounts).where(condition).get()?.total ?? 0;
}

/** The number of visible products within price steps, in all categories. */
export function countWithin(steps: Steps): number {
  return db.select({ total }).from(productCounts).where(within(steps)).get()?.total ?? 0;
}

/** Category id → number of visible products; empty categories may be missing. */
export function countsByCategory(): Map<string, number> {
  const { categoryId } = productCounts;
  const rows = db.select({ id: categoryId, total }).from(productCounts).groupBy(categoryId).all();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
