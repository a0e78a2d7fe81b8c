import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid } from "~/base/db/schema";
import { startOfDay } from "~/base/lib/days";
import { soldLines } from "~/sales/orders/sold-lines.server";

/** `grams`: of what is no oil (`isOil`) and sold by weight; null: litres are said of it. */
export type BestSeller = { productId: string; name: string; ml: number; grams: number | null };

const shown = 5;
const days = 30;

/** The products with the most litres sold in the last 30 days, most first, without goods by number; `now` in UTC ms. */
export function bestSellers(now = Date.now()): BestSeller[] {
  return db.all<BestSeller>(sql`
    select product_id as productId, max(name) as name, sum(volume_ml * packs) as ml,
      sum(iif(measure in ('kg', 'g') and hsn not like '15%', net_weight_g * packs, null)) as grams
    from ${soldLines(isPaid, startOfDay(now, 1 - days))}
    group by product_id having ml > 0
    order by ml desc, name
    limit ${shown}`);
}

let cache: { until: number; sellers: BestSeller[] } | null = null;

/**
 * `bestSellers`, cached for a hundred times as long as the query took: hardly at all in a small shop, for some seconds in
 * one with thousands of orders a day, where the query would slow the dashboard down.
 */
export function recentBestSellers(): BestSeller[] {
  if (cache && performance.now() < cache.until) return cache.sellers;
  const started = performance.now();
  const sellers = bestSellers();
  const ended = performance.now();
  cache = { until: ended + 100 * (ended - started), sellers };
  return sellers;
}
