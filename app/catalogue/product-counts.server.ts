import { and, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { productCounts } from "~/db/schema";
import { once } from "~/lib/once";

/** Steps of price in `product_counts`: whole ones of ₹500, the last without an end. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const sum = sql<number>`coalesce(sum(${productCounts.products}), 0)`;

const all = once(() => db.select({ total: sum }).from(productCounts).prepare());

/** How many products there are. */
export const countAll = (): number => all().get()?.total ?? 0;

const some = once(() =>
  db
    .select({ total: sum })
    .from(productCounts)
    .where(
      and(
        inArray(
          productCounts.categoryId,
          sql`(select value from json_each(${sql.placeholder("ids")}))`,
        ),
        sql`${productCounts.priceStep} between ${sql.placeholder("first")} and ${sql.placeholder("last")}`,
      ),
    )
    .prepare(),
);

/** How many products these categories (ids) have within steps of price. */
export function countIn(categoryIds: readonly string[], { first, last }: Steps = allSteps): number {
  return some().get({ ids: JSON.stringify(categoryIds), first, last })?.total ?? 0;
}

const stepsOnly = once(() =>
  db
    .select({ total: sum })
    .from(productCounts)
    .where(
      sql`${productCounts.priceStep} between ${sql.placeholder("first")} and ${sql.placeholder("last")}`,
    )
    .prepare(),
);

/** How many products of all categories are within steps of price. */
export function countWithin(steps: Steps): number {
  return stepsOnly().get(steps)?.total ?? 0;
}

const byCategory = once(() =>
  db
    .select({ id: productCounts.categoryId, total: sum })
    .from(productCounts)
    .groupBy(productCounts.categoryId)
    .prepare(),
);

/** How many products each category has; one without any may be missing. */
export function countsByCategory(): Map<string, number> {
  return new Map(
    byCategory()
      .all()
      .map(({ id, total }) => [id, total]),
  );
}
