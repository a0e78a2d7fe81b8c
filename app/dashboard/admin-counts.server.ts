import { count, isNull } from "drizzle-orm";
import { may } from "~/accounts/staff/doors";
import type { Member } from "~/accounts/staff/member";
import { db } from "~/db/connection.server";
import { enquiries, isToPack, orders } from "~/db/schema";
import { openTasks } from "~/payments/review/reviews.server";
import { stockMatters } from "~/stock/admin/stock-list.server";
import type { AdminCounts } from "./admin-counts";

/** What waits, of what this person may see; each number is read from an index that holds little else. */
export function adminCounts(member: Member): AdminCounts {
  const [toPack] = db.select({ total: count() }).from(orders).where(isToPack).all();
  const [open] = may(member, "orders") ? unanswered() : [];
  const { low, owed } = stockMatters();
  return {
    toPack: toPack?.total ?? 0,
    toReview: may(member, "owner") ? openTasks() : 0,
    enquiries: open?.total ?? 0,
    low: low + owed,
  };
}

const unanswered = () =>
  db.select({ total: count() }).from(enquiries).where(isNull(enquiries.answeredAt)).all();
