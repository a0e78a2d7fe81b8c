import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, isPaid, mobileDigits } from "~/base/db/schema";
import { startOfDay } from "~/base/lib/days";

/** Buyers of the 30 days until yesterday, and how many of them had paid for an order before, by their mobile numbers. */
export type Returning = { buyers: number; again: number };

const days = 30;
let cache: { today: number; found: Returning } | null = null;

/** Counted once a day by each process: it reads every order of these days. `now`: UTC ms. */
export function returningBuyers(now = Date.now()): Returning {
  const today = startOfDay(now);
  if (cache?.today !== today) cache = { today, found: countReturning(today) };
  return cache.found;
}

function countReturning(until: number): Returning {
  const since = startOfDay(until, -days);
  return db.get<Returning>(sql`
    with recent as (
      select ${mobileDigits} as mobile, min(created_at) as first
      from orders where ${isPaid} and created_at >= ${since} and created_at < ${until}
      group by 1)
    select count(*) as buyers, total(exists (
      select 1 from orders
      where ${mobileDigits} = recent.mobile and ${isListed} and ${isPaid} and created_at < recent.first)) as again
    from recent where recent.mobile <> ''`);
}
