import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, isPaid, orders, products, visitCounts } from "~/base/db/schema";
import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";
import { settings } from "~/base/lib/env/settings.server";
import type { Source } from "~/upkeep/visits/source";

const days = 30;
const mostProducts = 10;
const mostCampaigns = 10;

/**
 * One day in Indian time, `start`: its beginning (UTC ms). `looked` and `added` are products, as often as somebody did so; `ordered` the
 * orders that buyers placed themselves on this day, `paid` those of them whose money is here.
 */
export type VisitDay = { start: number; visits: number; looked: number; added: number } & Orders;

type Orders = { ordered: number; paid: number };

/** The last 30 days, today last: by day, by where visits came from, and by product. `now` in UTC ms. */
export function visitsPage(now = Date.now()) {
  const first = dayNumber(now) - days + 1;
  const counted = new Map(countsByDay(first).map((row) => [row.day, row]));
  const ordered = new Map(ordersByDay(first).map((row) => [row.day, row]));
  return {
    days: Array.from({ length: days }, (_, index): VisitDay => {
      const { visits = 0, looked = 0, added = 0 } = counted.get(first + index) ?? {};
      const { ordered: placed = 0, paid = 0 } = ordered.get(index) ?? {};
      const start = startOfDayNumber(first + index);
      return { start, visits, looked, added, ordered: placed, paid };
    }),
    sources: named<Source>("visit", first, -1),
    campaigns: named("campaign", first, mostCampaigns),
    products: productsLookedAt(first),
    hasEdge: settings.edge !== null,
  };
}

const countsByDay = (first: number) =>
  db.all<{ day: number; visits: number; looked: number; added: number }>(sql`
    select day, ${timesOf("visit")} as visits, ${timesOf("look")} as looked, ${timesOf("add")} as added
    from ${visitCounts} where day >= ${first} group by day`);

const timesOf = (kind: string) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)`;

/** `day`: from the first one on, as `refundedByDay` counts them. */
function ordersByDay(first: number) {
  const start = startOfDayNumber(first);
  return db.all<Orders & { day: number }>(sql`
    select (created_at - cast(${start} as integer)) / 86400000 as day, count(*) as ordered, sum(${isPaid}) as paid
    from ${orders} where ${isListed} and source = 'shop' and created_at >= ${start} group by 1`);
}

/** Most first. `most`: -1 for all. */
const named = <Name extends string>(kind: string, first: number, most: number) =>
  db.all<{ name: Name; times: number }>(sql`
    select name, sum(times) as times from ${visitCounts} where day >= ${first} and kind = ${kind}
    group by name order by times desc, name limit ${most}`);

/** Looked at most. What was deleted since is left out. `cross join`: the counted days come first, or SQLite reads every product. */
const productsLookedAt = (first: number) =>
  db.all<{ slug: string; name: string; looked: number; added: number }>(sql`
    select ${products.slug} as slug, ${products.name} as name, ${timesOf("look")} as looked, ${timesOf("add")} as added
    from ${visitCounts} cross join ${products} on ${products.id} = ${visitCounts.name}
    where day >= ${first} and kind in ('look', 'add') group by ${products.id}
    order by looked desc, added desc, ${products.name} limit ${mostProducts}`);

export type VisitsPage = ReturnType<typeof visitsPage>;
