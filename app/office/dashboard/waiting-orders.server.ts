import { asc, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { isToPack, isToSend, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/** Orders listed; the rest are only counted. */
const shown = 5;
/** Orders to be packed and to be sent: counts by age, and the oldest ones. `now` in UTC ms. */
export function waitingOrders(now = Date.now()) {
  const counts = countsByAge(now);
  const oldest = [oldestToPack(db).all(), oldestToSend(db).all()];
  return {
    ...counts,
    oldest: oldest
      .flat()
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .slice(0, shown),
  };
}

function countsByAge(now: number) {
  const ages = { week: now - 7 * day, twoDays: now - 2 * day };
  const counts = [toPack(db).get(ages), toSend(db).get(ages)];
  const sum = (of: "total" | "overAWeek" | "overTwoDays") =>
    counts.reduce((total, row) => total + (row?.[of] ?? 0), 0);
  return { total: sum("total"), overAWeek: sum("overAWeek"), overTwoDays: sum("overTwoDays") };
}

// One state at a time: each has an index of its own, which provides the order, too.
const counted = (state: SQL) =>
  prepared((from) =>
    from
      .select({
        total: sql<number>`count(*)`,
        overAWeek: sql<number>`total(created_at < ${placeholder("week")})`,
        overTwoDays: sql<number>`total(created_at between ${placeholder("week")} and ${placeholder("twoDays")})`,
      })
      .from(orders)
      .where(state)
      .prepare(),
  );
const toPack = counted(isToPack);
const toSend = counted(isToSend);

const oldestOf = (state: SQL) =>
  prepared((from) =>
    from
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
      .prepare(),
  );
const oldestToPack = oldestOf(isToPack);
const oldestToSend = oldestOf(isToSend);

export type WaitingOrders = ReturnType<typeof waitingOrders>;
