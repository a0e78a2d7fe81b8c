import { desc } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { prepared } from "~/base/db/prepared.server";
import { invoices, isListed, orders } from "~/base/db/schema";
import { builtAt } from "~/base/lib/env/built-at";
import { openTime } from "~/upkeep/month-lock/open-time.server";

/**
 * The issue time (UTC ms) of an invoice or credit note made at `now`. Dates rise with numbers: if the clock is behind the
 * newest document, the next one takes that document's time. Otherwise a credit note could be dated before its invoice, or
 * take a number from a financial year that is over. The first document is dated neither before the newest order nor before
 * the build. Never in a locked month: the law lets a paper be late, and none may be lost.
 */
export function issueTime(from: Reader, now: number): number {
  const { paper, order } = newestTimes(from);
  return openTime(from, Math.max(now, paper?.at ?? Math.max(order?.at ?? 0, builtAt)));
}

/** The newest invoice or credit note and the newest listed order; undefined if there is none. `at`: UTC ms. */
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
