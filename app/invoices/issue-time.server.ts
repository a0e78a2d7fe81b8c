import { and, desc, gt, lte } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { asked, prepared } from "~/db/prepared.server";
import { invoices } from "~/db/schema";

/** How far (ms) a clock is set back at most that was right before: by a time server, by hand, by a wrong time zone. */
const setBackBy = 2 * 24 * 60 * 60 * 1000;

/**
 * The time (UTC ms) of an invoice or a credit note that is made at `now`. Numbers and dates of all papers rise together: when
 * the clock was set back since the last one, the next has the same time as that one. Otherwise it would be dated before it, a
 * credit note perhaps before its invoice, and around 1 April its number would come from a financial year that is over.
 *
 * A last one that is further ahead was made while the clock was wrong, and the clock is right now: then the clock counts, or
 * one wrong day would date all papers until that day comes. The series have no gaps either way (`nextNumber`).
 */
export function issueTime(tx: Writer, now: number): number {
  return newestAhead(tx).get({ now, furthest: now + setBackBy })?.createdAt ?? now;
}

const newestAhead = prepared((tx: Writer) =>
  tx
    .select({ createdAt: invoices.createdAt })
    .from(invoices)
    .where(and(gt(invoices.createdAt, asked("now")), lte(invoices.createdAt, asked("furthest"))))
    .orderBy(desc(invoices.createdAt))
    .limit(1)
    .prepare(),
);
