import { count, isNull } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { enquiries, isToPack, orders } from "~/db/schema";
import { openTasks } from "~/payments/review/reviews.server";
import { stockMatters } from "~/stock/admin/stock-list.server";
import type { AdminCounts } from "./admin-counts";

/** What waits for the owner; each number is read from an index that holds little else. */
export function adminCounts(): AdminCounts {
  const [toPack] = db.select({ total: count() }).from(orders).where(isToPack).all();
  const [open] = db
    .select({ total: count() })
    .from(enquiries)
    .where(isNull(enquiries.answeredAt))
    .all();
  const { low, owed } = stockMatters();
  return {
    toPack: toPack?.total ?? 0,
    toReview: openTasks(),
    enquiries: open?.total ?? 0,
    low: low + owed,
  };
}
