import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderLines, products, stockMovements } from "~/base/db/schema";
import type { Part, Wanted } from "./allot";

/** Packs that an order has yet to take. `recipe`: what they were made of when it was placed. */
export type Untaken = Wanted & { isCounted: boolean; recipe: readonly Part[] };

/** The packs that an order has yet to take: those that were taken out or brought back do not count. */
export function untaken(from: Reader, orderId: string): Untaken[] {
  const lines = keptLines(from).all({ orderId });
  const parts = lines.some(({ madeOf }) => madeOf) ? takenParts(from, orderId) : [];
  return lines.flatMap(({ productId, isCounted, madeOf, kept, own }) => {
    const recipe = recipeIn(madeOf);
    const taken = parts.filter(({ forProductId }) => forProductId === productId);
    const quantity = kept - own - madeOfParts(taken, recipe);
    return quantity > 0 ? [{ productId, isCounted, recipe, quantity }] : [];
  });
}

/** The recipe that stands on an order's line. */
export const recipeIn = (madeOf: string | null): Part[] =>
  madeOf === null ? [] : (JSON.parse(madeOf) as Part[]);

/**
 * How many packs the parts that were taken for them make. A part that was not counted left no movement, so the others speak for it.
 */
export const madeOfParts = (
  taken: readonly { productId: string; taken: number }[],
  recipe: readonly Part[],
): number =>
  Math.max(
    0,
    ...recipe.map((part) => {
      const found = taken.find(({ productId }) => productId === part.productId);
      return Math.floor((found?.taken ?? 0) / part.packs);
    }),
  );

/** The parts that an order took less what it gave back of them, by the product that they are for. */
export function takenParts(from: Reader, orderId: string) {
  const { forProductId, productId, packs, kind } = stockMovements;
  return from
    .select({ forProductId, productId, taken: sql<number>`-sum(${packs})` })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        isNotNull(forProductId),
        inArray(kind, ["sold", "returned"]),
      ),
    )
    .groupBy(forProductId, productId)
    .all();
}

/** Packs of a line that were brought back after they had arrived. */
const returnedOfLine = sql`coalesce((select sum(p.value ->> 'quantity') from order_returns r, json_each(r.lines) p
        where r.order_id = ${orderLines.orderId} and p.value ->> 'position' = ${orderLines.position}), 0)`;

/** By product: packs that are to leave, and those taken as themselves. */
const keptLines = prepared((from) =>
  from
    .select({
      productId: orderLines.productId,
      isCounted: products.isCounted,
      madeOf: sql<string | null>`max(${orderLines.madeOf})`,
      kept: sql<number>`sum(${orderLines.quantity} - ${orderLines.takenOut} - ${returnedOfLine})`,
      own: sql<number>`coalesce((select -sum(m.packs) from stock_movements m
        where m.order_id = ${placeholder("orderId")} and m.product_id = ${orderLines.productId}
          and m.kind in ('sold', 'returned') and m.for_product_id is null), 0)`,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orderLines.orderId, placeholder("orderId")),
        sql`(${products.isCounted} = 1 or ${products.sale} <> 'on sale')`,
      ),
    )
    .groupBy(orderLines.productId)
    .prepare(),
);
