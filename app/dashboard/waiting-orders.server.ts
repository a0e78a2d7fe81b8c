import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, orders } from "~/db/schema";
import { day } from "~/lib/time";

/** Orders listed; the rest are only counted. */
const shown = 5;
const statuses = ["Not Process", "Processing"] as const;

/** Listed orders, but not those in review: an admin settles these before they are packed. */
const isToPack = sql`${isListed} and payment_status <> 'review'`;

/** Unshipped orders: counts by age, and the oldest ones. `now` in UTC ms. */
export function waitingOrders(now = Date.now()) {
  const counts = countsByAge(now);
  const oldest = statuses.map(oldestWith);
  return {
    ...counts,
    oldest: oldest
      .flat()
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .slice(0, shown),
  };
}

function countsByAge(now: number) {
  const row = db
    .select({
      total: sql<number>`count(*)`,
      overAWeek: sql<number>`total(created_at < ${now - 7 * day})`,
      overTwoDays: sql<number>`total(created_at between ${now - 7 * day} and ${now - 2 * day})`,
    })
    .from(orders)
    .where(sql`${isToPack} and status in ('Not Process', 'Processing')`)
    .get();
  return row ?? { total: 0, overAWeek: 0, overTwoDays: 0 };
}

/** Queries one status at a time, so that the index provides the order and nothing is sorted. */
function oldestWith(status: (typeof statuses)[number]) {
  return db
    .select({
      number: orders.number,
      status: orders.status,
      buyer: orders.buyerName,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(isToPack, eq(orders.status, status)))
    .orderBy(asc(orders.createdAt), asc(orders.serial))
    .limit(shown)
    .all();
}

export type WaitingOrders = ReturnType<typeof waitingOrders>;
