import { asc, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isToPack, isToSend, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/** Orders listed; the rest are only counted. */
const shown = 5;
/** Orders to be packed and to be sent: counts by age, and the oldest ones. `now` in UTC ms. */
export function waitingOrders(now = Date.now()) {
  const counts = countsByAge(now);
  const oldest = [oldestOf(isToPack), oldestOf(isToSend)];
  return {
    ...counts,
    oldest: oldest
      .flat()
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .slice(0, shown),
  };
}

function countsByAge(now: number) {
  const counts = [counted(isToPack, now), counted(isToSend, now)];
  const sum = (of: "total" | "overAWeek" | "overTwoDays") =>
    counts.reduce((total, row) => total + (row?.[of] ?? 0), 0);
  return { total: sum("total"), overAWeek: sum("overAWeek"), overTwoDays: sum("overTwoDays") };
}

// One state at a time: each has an index of its own, which provides the order, too.
function counted(state: SQL, now: number) {
  const week = now - 7 * day;
  return db
    .select({
      total: sql<number>`count(*)`,
      overAWeek: sql<number>`total(created_at < ${week})`,
      overTwoDays: sql<number>`total(created_at between ${week} and ${now - 2 * day})`,
    })
    .from(orders)
    .where(state)
    .get();
}

const oldestOf = (state: SQL) =>
  db
    .select({
      number: orders.number,
      status: orders.status,
      buyer: orders.buyerName,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(state)
    .orderBy(asc(orders.createdAt), asc(orders.serial))
    .limit(shown)
    .all();

export type WaitingOrders = ReturnType<typeof waitingOrders>;
