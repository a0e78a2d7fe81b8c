import { sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isPaid } from "~/db/schema";
import { dayNumber, startOfDayNumber } from "~/lib/day-count";

/** What was sold on one day in Surat; `start` is when it began (UTC ms). */
export type SalesDay = { start: number; orders: number; paise: number };

const days = 30;

/**
 * The last 30 days, oldest first, today last, days without sales too. Counts orders by the day they were placed and
 * leaves out those that were paid back in full.
 */
export async function salesByDay(now = Date.now()): Promise<SalesDay[]> {
  const first = dayNumber(now) - days + 1;
  const start = startOfDayNumber(first);
  // The cast keeps the division whole: the driver binds every number as a fraction.
  const rows = db.all<{ day: number; orders: number; paise: number }>(sql`
    select (created_at - cast(${start} as integer)) / 86400000 as day,
      count(*) as orders, sum(total_paise) as paise
    from orders
    where ${isPaid} and payment_status <> 'refunded'
      and created_at >= ${start} and created_at < ${startOfDayNumber(first + days)}
    group by 1`);
  const sold = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => ({
    start: startOfDayNumber(first + index),
    orders: sold.get(index)?.orders ?? 0,
    paise: sold.get(index)?.paise ?? 0,
  }));
}
