import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderCounts, refundCounts } from "~/base/db/schema";
import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";

/** What was ordered on one day in Indian time; `start`: its beginning (UTC ms). Sums are in paise. */
export type SalesDay = {
  start: number;
  /** All that the list of orders shows of this day. */
  orders: number;
  /** Those of them that are cancelled or were given back whole: in no sum. */
  gone: number;
  /** What the others come to, whether paid or not. */
  paise: number;
  /** Refunded since, of `paise`. */
  refundedPaise: number;
  /** What of `paise` is paid and not refunded. */
  paidPaise: number;
};

const days = 30;

/**
 * The last 30 days, oldest first, today last, days without orders included; `now` in UTC ms. Counts orders by the day they
 * were placed; partial refunds are in `refundedPaise`.
 */
export function salesByDay(now = Date.now()): SalesDay[] {
  const first = dayNumber(now) - days + 1;
  const start = startOfDayNumber(first);
  const rows = db.all<Omit<SalesDay, "start" | "refundedPaise"> & { day: number }>(sql`
    select day - ${first} as day, sum(listed) as orders, sum(listed) - sum(stands * ordered) as gone,
      sum(stands * ordered_paise) as paise, sum(stands * sold_paise) as paidPaise
    from (select *, status <> 'cancel' as stands from ${orderCounts} where day >= ${first} and day < ${first + days})
    group by 1`);
  const ordered = new Map(rows.map((row) => [row.day, row]));
  const refunded = refundedByDay(start, startOfDayNumber(first + days));
  return Array.from({ length: days }, (_, index) => {
    const { orders = 0, gone = 0, paise = 0, paidPaise = 0 } = ordered.get(index) ?? {};
    const refundedPaise = refunded.get(index) ?? 0;
    return {
      start: startOfDayNumber(first + index),
      orders,
      gone,
      paise,
      refundedPaise,
      paidPaise: paidPaise - refundedPaise,
    };
  });
}

/** Partial refunds (paise) of orders that stand, placed between `start` and `end` (UTC ms), by day from `start`. */
function refundedByDay(start: number, end: number): Map<number, number> {
  // The cast makes it an integer division: the driver binds every number as REAL.
  const rows = db.all<{ day: number; paise: number }>(sql`
    select (o.created_at - cast(${start} as integer)) / 86400000 as day, sum(r.amount_paise) as paise
    from orders o
    join refunds r on r.order_id = o.id and r.status in ('pending', 'processed')
    where o.payment_status = 'part_refunded' and o.status <> 'cancel'
      and o.created_at >= ${start} and o.created_at < ${end}
      and ${sql.raw(refundCounts("o.id"))}
    group by 1`);
  return new Map(rows.map(({ day, paise }) => [day, paise]));
}
