import { setImmediate as othersFirst } from "node:timers/promises";
import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { isPaid, openPages, orderLines, orders, productSearch } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { soldDays } from "./sold-days";

/** How long (ms) a sold pack counts. */
const counted = soldDays * day;

const batchSize = 500;

/** Counts the packs of each product sold in the 90 days before `now` (UTC ms); returns the number of products that changed. */
export async function countSold(now: number, signal?: AbortSignal): Promise<number> {
  const sold = new Map<string, number>();
  // Day by day: requests are answered in between.
  for (let from = now - counted; from < now; from += day) {
    for (const { productId, packs } of soldBetween(from, Math.min(from + day, now)))
      sold.set(productId, (sold.get(productId) ?? 0) + packs);
    await othersFirst();
    if (signal?.aborted) return 0;
  }
  const changed = changes(sold);
  for (let at = 0; at < changed.length; at += batchSize)
    await write((tx) => {
      for (const { id, packs } of changed.slice(at, at + batchSize))
        tx.update(productSearch).set({ sold: packs }).where(eq(productSearch.id, id)).run();
      // Searches kept in memory show the old order.
      tx.update(openPages)
        .set({ version: sql`${openPages.version} + 1` })
        .run();
    });
  return changed.length;
}

/** Packs of paid orders, without those that were taken out; one that was paid back or cancelled sold nothing. */
function soldBetween(from: number, until: number) {
  const packs = sql<number>`sum(${orderLines.quantity} - ${orderLines.takenOut})`;
  return db
    .select({ productId: orderLines.productId, packs })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        gte(orders.createdAt, from),
        lt(orders.createdAt, until),
        isPaid,
        sql`${orders.paymentStatus} <> 'refunded'`,
        sql`${orders.status} <> 'cancel'`,
      ),
    )
    .groupBy(orderLines.productId)
    .all();
}

/** Rows whose number is another one now. */
function changes(sold: Map<string, number>): { id: number; packs: number }[] {
  const { id, productId, sold: before } = productSearch;
  const row = { id, productId, before };
  // A literal: only then the partial index is used.
  const once = db
    .select(row)
    .from(productSearch)
    .where(sql`sold > 0`)
    .all();
  const known = new Set(once.map((each) => each.productId));
  const fresh = [...sold.keys()].filter((each) => !known.has(each));
  const rows = [...once];
  for (let at = 0; at < fresh.length; at += batchSize)
    rows.push(
      ...db
        .select(row)
        .from(productSearch)
        .where(inArray(productId, fresh.slice(at, at + batchSize)))
        .all(),
    );
  return rows
    .map((each) => ({ ...each, packs: sold.get(each.productId) ?? 0 }))
    .filter(({ packs, before: last }) => packs !== last);
}
