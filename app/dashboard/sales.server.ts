import { sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orderCounts } from "~/db/schema";
import { dayNumber, startOfDayNumber } from "~/lib/day-count";

/** Sales of one day in Indian time; `start`: its beginning (UTC ms). */
export type SalesDay = {
  start: number;
  orders: number;
  paise: number;
  /** Refunded since, of `paise`. */
  refundedPaise: number;
};

const days = 30;

/**
 * The last 30 days, oldest first, today last, days without sales included; `now` in UTC ms. Counts orders by the day they
 * were placed, without fully refunded ones; partial refunds are in `refundedPaise`.
 */
export function salesByDay(now = Date.now()): SalesDay[] {
  const first = dayNumber(now) - days + 1;
  const start = startOfDayNumber(first);
  const rows = db.all<{ day: number; orders: number; paise: number }>(sql`
    select day - ${first} as day, sum(sold) as orders, sum(sold_paise) as paise
    from ${orderCounts} where day >= ${first} and day < ${first + days} group by 1`);
  const sold = new Map(rows.map((row) => [row.day, row]));
  const refunded = refundedByDay(start, startOfDayNumber(first + days));
  return Array.from({ length: days }, (_, index) => ({
    start: startOfDayNumber(first + index),
    orders: sold.get(index)?.orders ?? 0,
    paise: sold.get(index)?.paise ?? 0,
    refundedPaise: refunded.get(index) ?? 0,
  }));
}

/** Partial refunds (paise) of orders placed between `start` and `end` (UTC ms), by day from `start`. */
function refundedByDay(start: number, end: number): Map<number, number> {
  // The cast makes it an integer division: the driver binds every number as REAL.
  const rows = db.all<{ day: number; paise: number }>(sql`
    select (o.created_at - cast(${start} as integer)) / 86400000 as day, sum(r.amount_paise) as paise
    from orders o
    join refunds r on r.order_id = o.id and r.status in ('pending', 'processed')
    left join payments p on p.id = r.payment_id
    where o.payment_status = 'part_refunded'
      and o.created_at >= ${start} and o.created_at < ${end}
      and (r.payment_id is null or p.paid_order_id = o.id)
    group by 1`);
  return new Map(rows.map(({ day, paise }) => [day, paise]));
}
