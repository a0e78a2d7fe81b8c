import { sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import type { OrderSource, PaymentMethod } from "~/base/db/statuses";
import { day } from "~/base/lib/time";
import { holdLimits } from "../hold-limits.server";

/** Most orders that the page names. */
const mostShown = 20;

type Row = {
  number: string;
  method: PaymentMethod;
  source: OrderSource;
  packs: number;
  since: number;
  /** UTC ms; of an online order the end of its hold, else when the order was changed last. */
  at: number;
  total: number;
  packsInAll: number;
};

/**
 * Which orders hold packs of a product and are not paid, nor confirmed or packed: the oldest 20 of them, how many there are and how
 * many packs they hold. Nothing of the buyer. Times in UTC ms; `until` null: no moment is set. `now`: UTC ms.
 */
export function holdersOf(productId: string, now = Date.now()) {
  const rows = holding(productId, now, db);
  const { transferDays } = holdLimits(db);
  return {
    orders: rows.map(({ number, method, source, packs, since, at }) => ({
      number,
      method,
      packs,
      since,
      until:
        method === "online"
          ? at
          : method === "transfer" && source === "shop"
            ? at + transferDays * day
            : null,
    })),
    total: rows[0]?.total ?? 0,
    packs: rows[0]?.packsInAll ?? 0,
  };
}

export type Holder = ReturnType<typeof holdersOf>["orders"][number];

/** The cross join keeps SQLite from reading all movements of a product, the `+` from reading all orders: such orders are few. */
const holding = (productId: string, now: number, from: Reader) =>
  from.all<Row>(sql`
    with holders as (
      select o.number, o.payment_method as method, o.source, h.packs, h.created_at as since, h.until as at
      from stock_holds h join orders o on o.id = h.order_id
      where h.product_id = ${productId} and h.until > ${now}
      union all
      select o.number, o.payment_method, o.source, -sum(m.packs), o.created_at, max(o.created_at, o.updated_at)
      from orders o cross join stock_movements m
      where o.payment_status = 'pending' and o.payment_method <> 'online' and o.status <> 'cancel'
        and o.status = 'Not Process' and o.payment_method in ('on-delivery', 'transfer')
        and o.confirmed_at is null and m.order_id = o.id and m.product_id = ${productId}
      group by +o.id having sum(m.packs) < 0
    )
    select *, count(*) over () as total, sum(packs) over () as "packsInAll"
    from holders order by since, number limit ${mostShown}`);
