import { and, between, count, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { isHidden, productCounts, products } from "~/base/db/schema";

/** Price steps in `product_counts`, both included: ₹500 each, the last without upper bound. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const total = sql<number>`coalesce(sum(${productCounts.products}), 0)`;
const within = between(productCounts.priceStep, placeholder("first"), placeholder("last"));

/** The number of visible products. */
export function countAll(): number {
  return ofAll(db).get()?.total ?? 0;
}

const ofAll = prepared((from) => from.select({ total }).from(productCounts).prepare());

/** The number of hidden products, of one category (id) or of all: few, and counted one by one. */
export function countHidden(categoryId: string | null): number {
  const inCategory = categoryId === null ? undefined : eq(products.categoryId, categoryId);
  const row = db.select({ total: count() }).from(products).where(and(isHidden, inCategory)).get();
  return row?.total ?? 0;
}

/** The number of visible products in these categories (ids) within price steps. */
export function countIn(categoryIds: readonly string[], steps: Steps = allSteps): number {
  return inCategories(db).get({ ids: JSON.stringify(categoryIds), ...steps })?.total ?? 0;
}

const inCategories = prepared((from) =>
  from
    .select({ total })
    .from(productCounts)
    .where(and(inArray(productCounts.categoryId, listed("ids")), within))
    .prepare(),
);

/** The number of visible products within price steps, in all categories. */
export function countWithin(steps: Steps): number {
  return inSteps(db).get(steps)?.total ?? 0;
}

const inSteps = prepared((from) =>
  from.select({ total }).from(productCounts).where(within).prepare(),
);

/** Category id → number of visible products; empty categories may be missing. */
export function countsByCategory(): Map<string, number> {
  const { categoryId } = productCounts;
  const rows = db.select({ id: categoryId, total }).from(productCounts).groupBy(categoryId).all();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
