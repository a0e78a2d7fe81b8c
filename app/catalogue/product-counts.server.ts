import { and, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { productCounts } from "~/db/schema";

/** Steps of price in `product_counts`: whole ones of ₹500, the last without an end. */
export type Steps = { first: number; last: number };
export const allSteps: Steps = { first: 0, last: 8 };

const sum = sql<number>`coalesce(sum(${productCounts.products}), 0)`;

const all = prepared((from) => from.select({ total: sum }).from(productCounts).prepare());

/** How many products there are. */
export const countAll = (): number => all(db).get()?.total ?? 0;

const some = prepared((from) =>
  from
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
  return some(db).get({ ids: JSON.stringify(categoryIds), first, last })?.total ?? 0;
}

const stepsOnly = prepared((from) =>
  from
    .select({ total: sum })
    .from(productCounts)
    .where(
      sql`${productCounts.priceStep} between ${sql.placeholder("first")} and ${sql.placeholder("last")}`,
    )
    .prepare(),
);

/** How many products of all categories are within steps of price. */
export function countWithin(steps: Steps): number {
  return stepsOnly(db).get(steps)?.total ?? 0;
}

const byCategory = prepared((from) =>
  from
    .select({ id: productCounts.categoryId, total: sum })
    .from(productCounts)
    .groupBy(productCounts.categoryId)
    .prepare(),
);

/** How many products each category has; one without any may be missing. */
export function countsByCategory(): Map<string, number> {
  return new Map(
    byCategory(db)
      .all()
      .map(({ id, total }) => [id, total]),
  );
}
