import { type SQL, sql } from "drizzle-orm";

/**
 * The order lines of orders placed since then (UTC ms) that are `which`, as SQL to select from: each with when it was ordered and its
 * `packs` that stayed sold. Packs that were taken out, sent back or refunded were not sold, nor was anything of an order that is cancelled
 * or was refunded whole, whether its money went back or not yet; one pack can be both sent back and refunded, and counts once.
 * `cross join`: the orders of those days come first, or SQLite reads every line ever sold.
 */
export const soldLines = (which: SQL, since: number): SQL => sql`(
  with refunded as (${packsIn(sql`refunds where status <> 'failed' and lines is not null and ${placed(which, since)}`)}),
    returned as (${packsIn(sql`order_returns where ${placed(which, since)}`)})
  select orders.created_at, line.product_id, line.name, line.volume_ml, line.measure, line.hsn, line.net_weight_g, line.made_of,
    max(0, line.quantity - max(coalesce(refunded.packs, 0), line.taken_out + coalesce(returned.packs, 0))) as packs
  from orders cross join order_lines line on line.order_id = orders.id
    left join refunded on refunded.order_id = line.order_id and refunded.position = line.position
    left join returned on returned.order_id = line.order_id and returned.position = line.position
  where ${which} and payment_status <> 'refunded' and orders.status <> 'cancel' and orders.created_at >= ${since})`;

const placed = (which: SQL, since: number) =>
  sql`order_id in (select id from orders where ${which} and created_at >= ${since})`;

/** Packs by order line, of rows that hold them as JSON. */
const packsIn = (rows: SQL) => sql`
  select order_id, pack.value ->> 'position' as position, sum(pack.value ->> 'quantity') as packs
  from (select * from ${rows}), json_each(lines) pack group by 1, 2`;
