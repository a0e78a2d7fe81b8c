import { type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid } from "~/base/db/schema";
import { startOfDay } from "~/base/lib/days";

/** `grams`: of what is no oil (`isOil`) and sold by weight; null: litres are said of it. */
export type BestSeller = { productId: string; name: string; ml: number; grams: number | null };

const shown = 5;
const days = 30;

/**
 * The products with the most litres sold in the last 30 days, most first; `now` in UTC ms. Packs that were taken out, sent back or
 * refunded were not sold, nor was anything of an order that is cancelled, whether its money went back or not yet; one pack can be both
 * sent back and refunded, and counts once. `cross join`: the orders of those days come first, or SQLite reads every line ever sold.
 */
export function bestSellers(now = Date.now()): BestSeller[] {
  const since = startOfDay(now, 1 - days);
  return db.all<BestSeller>(sql`
    with refunded as (${packsIn(sql`refunds where status <> 'failed' and lines is not null and ${isRecent(since)}`)}),
      returned as (${packsIn(sql`order_returns where ${isRecent(since)}`)})
    select line.product_id as productId, max(line.name) as name, sum(line.volume_ml * ${packsSold}) as ml,
      sum(iif(line.measure = 'kg' and line.hsn not like '15%', line.net_weight_g * ${packsSold}, null)) as grams
    from orders cross join order_lines line on line.order_id = orders.id
      left join refunded on refunded.order_id = line.order_id and refunded.position = line.position
      left join returned on returned.order_id = line.order_id and returned.position = line.position
    where ${isPaid} and payment_status <> 'refunded' and orders.status <> 'cancel' and orders.created_at >= ${since}
    group by line.product_id having ml > 0
    order by ml desc, name
    limit ${shown}`);
}

/** Of one line. */
const packsSold = sql.raw(
  "max(0, line.quantity - max(coalesce(refunded.packs, 0), line.taken_out + coalesce(returned.packs, 0)))",
);

const isRecent = (since: number) =>
  sql`order_id in (select id from orders where ${isPaid} and created_at >= ${since})`;

/** Packs by order line, of rows that hold them as JSON. */
const packsIn = (rows: SQL) => sql`
  select order_id, pack.value ->> 'position' as position, sum(pack.value ->> 'quantity') as packs
  from (select * from ${rows}), json_each(lines) pack group by 1, 2`;

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
