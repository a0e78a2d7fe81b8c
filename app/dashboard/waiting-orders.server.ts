import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
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
  const oldest = statuses.map((status) => oldestWith(db).all({ status }));
  return {
    ...counts,
    oldest: oldest
      .flat()
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .slice(0, shown),
  };
}

function countsByAge(now: number) {
  const row = unshipped(db).get({ week: now - 7 * day, twoDays: now - 2 * day });
  return row ?? { total: 0, overAWeek: 0, overTwoDays: 0 };
}

const unshipped = prepared((from) =>
  from
    .select({
      total: sql<number>`count(*)`,
      overAWeek: sql<number>`total(created_at < ${placeholder("week")})`,
      overTwoDays: sql<number>`total(created_at between ${placeholder("week")} and ${placeholder("twoDays")})`,
    })
    .from(orders)
    .where(sql`${isToPack} and status in ('Not Process', 'Processing')`)
    .prepare(),
);

/** One status at a time, so that the index provides the order and nothing is sorted. */
const oldestWith = prepared((from) =>
  from
    .select({
      number: orders.number,
      status: orders.status,
      buyer: orders.buyerName,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(isToPack, eq(orders.status, placeholder("status"))))
    .orderBy(asc(orders.createdAt), asc(orders.serial))
    .limit(shown)
    .prepare(),
);

export type WaitingOrders = ReturnType<typeof waitingOrders>;
