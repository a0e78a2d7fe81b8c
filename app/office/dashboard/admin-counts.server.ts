import { count } from "drizzle-orm";
import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { db } from "~/base/db/connection.server";
import { isToPack, orders } from "~/base/db/schema";
import { unansweredEnquiries } from "~/sales/enquiries/enquiries.server";
import { grievancesDue } from "~/sales/grievances/grievances.server";
import { openTasks } from "~/sales/payments/review/reviews.server";
import { stockMatters } from "~/goods/stock/admin/stock-list.server";
import type { AdminCounts } from "./admin-counts";

/** What waits, of what this person may see; each number is read from an index that holds little else. */
export function adminCounts(member: Member): AdminCounts {
  const { low, owed } = stockMatters();
  const { overdue, due } = grievancesDue();
  return {
    toPack: db.select({ total: count() }).from(orders).where(isToPack).get()?.total ?? 0,
    toReview: may(member, "owner") ? openTasks() : 0,
    enquiries: may(member, "orders") ? unansweredEnquiries() : 0,
    grievances: may(member, "orders") ? overdue + due : 0,
    low: low + owed,
  };
}
