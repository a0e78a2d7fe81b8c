import { availableParallelism } from "node:os";
import { sql } from "drizzle-orm";
import type { AfterRestore } from "~/upkeep/replica/restore/after-restore.server";
import { type Writer, write } from "~/base/db/connection.server";
import { invoiceCounters, skippedNumbers } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day, hour, minute, second } from "~/base/lib/time";
import { financialYear, yearBounds } from "./financial-year";

/** Always skipped beyond what is known, and at most. */
const [least, most] = [10, 10_000];
/** Whole orders that a second of one core makes (.deploy/capacity.md), and for how long (ms) a copy may be behind (`npm run drill`). */
const [ordersOfCore, mostBehind] = [10, 5 * second];

type Table = "orders" | "invoices";
type Skipped = { series: "PR" | "CN" | "order"; year: string; first: number; last: number };

/**
 * Skips the numbers that may have been given after the moment the shop was restored to, and notes them: those that are known, and
 * twice as many as the busiest minutes or hours of the month would have given since, or a crowd that came in the last seconds; 10 at
 * least. `now` in UTC ms. Gives what was skipped.
 */
export function skipNumbers(after: AfterRestore, now = Date.now()): Promise<Skipped[]> {
  return write((tx) => {
    const crowd = mostOfCrowd(now - after.restoredTo);
    const margin = (table: Table, unseen: number) =>
      Math.min(most, Math.max(least, 2 * unseen, 2 * mostSince(tx, table, after.restoredTo, now)));
    const beyond = margin("orders", crowd);
    const given = lastOrder(tx);
    const skipped: Skipped[] = [
      { series: "order", year: "", first: given + 1, last: Math.max(given, after.orders) + beyond },
    ];
    const counters = tx.select().from(invoiceCounters).all();
    // Credit notes are written by the owner, not by a crowd.
    const papers = { PR: margin("invoices", crowd), CN: margin("invoices", 0) };
    for (const year of openYears(after.restoredTo, now))
      for (const series of ["PR", "CN"] as const) {
        const here = lastOf(counters, series, year);
        const last = Math.max(here, lastOf(after.papers, series, year)) + papers[series];
        skipped.push({ series, year, first: here + 1, last });
      }
    for (const one of skipped) note(tx, one, now);
    return skipped;
  });
}

/** The last order's number, given or skipped. */
const lastOrder = (tx: Writer) =>
  numberOf(
    tx,
    sql`select max(coalesce((select max(serial) from orders), 0),
      coalesce((select max(last) from skipped_numbers where series = 'order'), 0)) n`,
  );

/**
 * The financial years in which papers may have been given since: that of `now`, though no paper of it is known, and the one before if the
 * restored moment was less than a month before its end. Older years get no more papers.
 */
function openYears(restoredTo: number, now: number): string[] {
  const year = financialYear(now);
  const began = yearBounds(year)?.from ?? now;
  return restoredTo < began && began - restoredTo < 30 * day
    ? [financialYear(restoredTo), year]
    : [year];
}

/** The last number of a series in a year; 0 if it has none. */
const lastOf = (papers: AfterRestore["papers"], series: "PR" | "CN", year: string) =>
  Math.max(
    0,
    ...papers.filter((one) => one.series === series && one.year === year).map((one) => one.last),
  );

/** Notes what is skipped; what is of a former year on its last day, to whose return it belongs. */
function note(tx: Writer, { series, year, first, last }: Skipped, now: number): void {
  const lastMoment = (yearBounds(year)?.until ?? Infinity) - 1;
  tx.insert(skippedNumbers)
    .values({ id: newId(now), series, year, first, last, createdAt: Math.min(now, lastMoment) })
    .run();
  if (series === "order") return;
  tx.insert(invoiceCounters)
    .values({ series, year, last })
    .onConflictDoUpdate({ target: [invoiceCounters.series, invoiceCounters.year], set: { last } })
    .run();
}

/**
 * Most rows that a table may have got between two moments (UTC ms): at the pace of the month's busiest minute, which a crowd may keep up
 * for seconds, and of its busiest hour, which holds for days. What has begun counts whole.
 */
function mostSince(tx: Writer, table: Table, from: number, until: number): number {
  const atPaceOf = (period: number) =>
    busiest(tx, table, from, period) * Math.max(1, Math.ceil((until - from) / period));
  return Math.min(atPaceOf(minute), atPaceOf(hour));
}

/** Orders that a crowd of which the copy knows nothing may have placed in so many ms, as far as this machine can serve it. */
function mostOfCrowd(since: number): number {
  const seconds = Math.ceil(Math.max(0, Math.min(since, mostBehind)) / second);
  return seconds * ordersOfCore * availableParallelism();
}

/** Most rows of a table that were made in one minute or hour (`period` in ms) of the month before a moment. */
function busiest(tx: Writer, table: Table, until: number, period: number): number {
  return numberOf(
    tx,
    sql`select coalesce(max(n), 0) n from (select count(*) n from ${sql.identifier(table)}
      where created_at > ${until - 30 * day} group by created_at / ${period})`,
  );
}

function numberOf(tx: Writer, query: ReturnType<typeof sql>): number {
  return tx.get<{ n: number }>(query).n;
}
