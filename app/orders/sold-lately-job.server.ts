import { and, eq, gte, ne, sql } from "drizzle-orm";
import { keepSoldLately } from "~/catalogue/browse/bought-most.server";
import { db } from "~/db/connection.server";
import { isListed, orderLines, orders, products } from "~/db/schema";
import type { Job } from "~/jobs/job.server";
import { day } from "~/lib/time";

const lately = 90 * day;

/** Counts the packs of each product that were sold in the last 90 days: for "Bought most" and for what a search shows first. */
export const soldLatelyJob: Job = {
  name: "sold-lately",
  every: day,
  run: () => countSoldLately(Date.now()),
};

/** One run of the job at `now` (UTC ms); returns the result as a sentence. */
export async function countSoldLately(now: number): Promise<string> {
  const sold = db
    .select({
      productId: orderLines.productId,
      packs: sql<number>`sum(${orderLines.quantity} - ${orderLines.takenOut})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isListed, gte(orders.createdAt, now - lately), ne(orders.status, "cancel")))
    .groupBy(orderLines.productId)
    .all()
    .filter(({ packs }) => packs > 0);
  const changed = await keepSoldLately(
    new Map(sold.map(({ productId, packs }) => [productId, packs])),
    now,
  );
  return changed === 1 ? "1 product was counted anew." : `${changed} products were counted anew.`;
}
