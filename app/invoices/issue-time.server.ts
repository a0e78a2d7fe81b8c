import { desc } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { invoices, isListed, orders } from "~/db/schema";
import { builtAt } from "~/lib/env/built-at";

/**
 * The time (UTC ms) of an invoice or a credit note that is made at `now`. Numbers and dates of all papers rise together: while
 * the clock is behind the newest one, the next has the same time as that one, however far it is. Otherwise it would be dated
 * before it, a credit note perhaps before its invoice, and its number would come from a financial year that is over. The
 * first of all papers is dated neither before the newest order nor before the shop was built.
 */
export function issueTime(from: Reader, now: number): number {
  const { paper, order } = newestTimes(from);
  return Math.max(now, paper?.at ?? Math.max(order?.at ?? 0, builtAt));
}

/** The newest invoice or credit note and the newest order on the lists; undefined: there is none. `at`: UTC ms. */
export function newestTimes(from: Reader) {
  return { paper: newestPaper(from).get(), order: newestOrder(from).get() };
}

const newestPaper = prepared((from: Reader) =>
  from
    .select({ at: invoices.createdAt, number: invoices.number })
    .from(invoices)
    .orderBy(desc(invoices.createdAt))
    .limit(1)
    .prepare(),
);
const newestOrder = prepared((from: Reader) =>
  from
    .select({ at: orders.createdAt, number: orders.number })
    .from(orders)
    .where(isListed)
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(1)
    .prepare(),
);
