import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, isToPack } from "~/base/db/schema";
import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";
import { aheadOfUtc, day } from "~/base/lib/time";
import { soldLines } from "~/sales/orders/sold-lines.server";
import type { Sales } from "./plan-rule";

/** As far back as the plan looks: eight weeks, to the same festival of the year before, to what was usual before it. */
const daysKnown = 546;

/** Packs sold until yesterday by day: of each product by its id, and of all together. `today`: the day that is not over. */
type DaysSold = {
  today: number;
  byProduct: ReadonlyMap<string, ReadonlyMap<number, number>>;
  all: Sales;
};

const dayOrdered = sql.raw(`(created_at + ${aheadOfUtc}) / ${day}`);

/** Orders that are paid or placed to be paid by hand; what a person still looks at is no sale yet. */
const isPlaced = sql`${isListed} and payment_status <> 'review'`;

/** The product whose oil was sold, and its packs: of what is made of others those of its parts, as they stand on the order's line. */
const oilSold = {
  id: sql`coalesce(part.value ->> 'productId', line.product_id)`,
  each: sql`coalesce(part.value ->> 'packs', 1)`,
  hsn: sql`iif(part.value is null, line.hsn, (select hsn from products where id = part.value ->> 'productId'))`,
  parts: sql`left join json_each(line.made_of) part`,
};

/** Packs of oil sold on each of the last 18 months' days, one query; `today`: the day that is not over (`dayNumber`). */
function daysSold(today: number): DaysSold {
  const rows = db.all<{ productId: string; day: number; packs: number }>(sql`
    select ${oilSold.id} as productId, ${dayOrdered} as day, sum(packs * ${oilSold.each}) as packs
    from ${soldLines(isPlaced, startOfDayNumber(today - daysKnown))} line ${oilSold.parts}
    where created_at < ${startOfDayNumber(today)} and ${oilSold.hsn} like '15%'
    group by 1, 2 having sum(packs) > 0`);
  const byProduct = new Map<string, Map<number, number>>();
  const all = new Map<number, number>();
  for (const { productId, day: on, packs } of rows) {
    const sold = byProduct.get(productId) ?? new Map<number, number>();
    byProduct.set(productId, sold.set(on, packs));
    all.set(on, (all.get(on) ?? 0) + packs);
  }
  return { today, byProduct, all: { sold: all, since: Math.min(today, ...all.keys()) } };
}

let cache: { until: number; known: DaysSold } | null = null;

/** `daysSold`, kept for a hundred times as long as the query took, as best sellers are. `now`: UTC ms. */
export function recentDaysSold(now: number): DaysSold {
  const today = dayNumber(now);
  if (cache && cache.known.today === today && performance.now() < cache.until) return cache.known;
  const started = performance.now();
  const known = daysSold(today);
  const ended = performance.now();
  cache = { until: ended + 100 * (ended - started), known };
  return known;
}

/** Packs that are ordered and may be packed, by product. */
export function packsToPack(): Map<string, number> {
  const rows = db.all<{ productId: string; packs: number }>(sql`
    select ${oilSold.id} as productId, sum((line.quantity - line.taken_out) * ${oilSold.each}) as packs
    from orders cross join order_lines line on line.order_id = orders.id ${oilSold.parts}
    where ${isToPack} group by 1`);
  return new Map(rows.map(({ productId, packs }) => [productId, packs]));
}

/** Packs of each product that are in packs of others which are ready to be sold. */
export function packsInKits(): Map<string, number> {
  const rows = db.all<{ productId: string; packs: number }>(sql`
    select parts.part_id as productId, sum(max(0, whole.stock - whole.aged_stock) * parts.packs) as packs
    from product_parts parts cross join products whole on whole.id = parts.product_id group by 1`);
  return new Map(rows.map(({ productId, packs }) => [productId, packs]));
}
