import { and, between, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { productCounts } from "~/db/schema";

/** Price steps in `product_counts`, both included: ₹500 each, the last without upper bound. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const total = sql<number>`coalesce(sum(${productCounts.products}), 0)`;
const within = ({ first, last }: Steps) => between(productCounts.priceStep, first, last);

export function countAll(): number {
  return db.select({ total }).from(productCounts).get()?.total ?? 0;
}

/** The number of products in these categories (ids) within price steps. */
export function countIn(categoryIds: readonly string[], steps: Steps = allSteps): number {
  const condition = and(inArray(productCounts.categoryId, [...categoryIds]), within(steps));
  return db.select({ total }).from(productCounts).where(condition).get()?.total ?? 0;
}

/** The number of products within price steps, in all categories. */
export function countWithin(steps: Steps): number {
  return db.select({ total }).from(productCounts).where(within(steps)).get()?.total ?? 0;
}

/** Category id → number of products; empty categories may be missing. */
export function countsByCategory(): Map<string, number> {
  const { categoryId } = productCounts;
  const rows = db.select({ id: categoryId, total }).from(productCounts).groupBy(categoryId).all();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
