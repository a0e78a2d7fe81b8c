import { and, between, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { productCounts } from "~/db/schema";

/** Steps of price in `product_counts`: whole ones of ₹500, the last without an end. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const total = sql<number>`coalesce(sum(${productCounts.products}), 0)`;
const within = ({ first, last }: Steps) => between(productCounts.priceStep, first, last);

/** How many products there are. */
export function countAll(): number {
  return db.select({ total }).from(productCounts).get()?.total ?? 0;
}

/** How many products these categories (ids) have within steps of price. */
export function countIn(categoryIds: readonly string[], steps: Steps = allSteps): number {
  const isAsked = and(inArray(productCounts.categoryId, [...categoryIds]), within(steps));
  return db.select({ total }).from(productCounts).where(isAsked).get()?.total ?? 0;
}

/** How many products of all categories are within steps of price. */
export function countWithin(steps: Steps): number {
  return db.select({ total }).from(productCounts).where(within(steps)).get()?.total ?? 0;
}

/** How many products each category has; one without any may be missing. */
export function countsByCategory(): Map<string, number> {
  const { categoryId } = productCounts;
  const rows = db.select({ id: categoryId, total }).from(productCounts).groupBy(categoryId).all();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
