import { sql } from "drizzle-orm";
import { type Writer, write } from "~/db/connection.server";
import { invoiceCounters, skippedNumbers } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { day, hour } from "~/lib/time";
import type { AfterRestore } from "./after-restore.server";

/** Always skipped beyond what is known, and at most. */
const [least, most] = [10, 10_000];

type Skipped = { series: "PR" | "CN" | "order"; year: string; first: number; last: number };

/**
 * Skips the numbers that may have been given after the moment the shop was restored to, and notes them: those that are known, and
 * twice as many as the busiest hour of the month would have given since, 10 at least. `now` in UTC ms. Gives what was skipped.
 */
export function skipNumbers(after: AfterRestore, now = Date.now()): Promise<Skipped[]> {
  return write((tx) => {
    const hours = Math.max(0, now - after.restoredTo) / hour;
    const margin = (busiest: number) =>
      Math.min(most, Math.max(least, Math.ceil(2 * busiest * hours)));
    const beyond = margin(busiestHour(tx, "orders", after.restoredTo));
    const given = lastOrder(tx);
    const skipped: Skipped[] = [
      { series: "order", year: "", first: given + 1, last: Math.max(given, after.orders) + beyond },
    ];
    const counters = tx.select().from(invoiceCounters).all();
    const papers = margin(busiestHour(tx, "invoices", after.restoredTo));
    for (const { series, year, last } of newestYears(after, counters)) {
      const here = counters.find((one) => one.series === series && one.year === year)?.last ?? 0;
      skipped.push({ series, year, first: here + 1, last: Math.max(here, last) + papers });
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

/** The last known number of each series in the newest year it was used in: older years get no more papers. */
function newestYears(
  after: AfterRestore,
  counters: AfterRestore["papers"],
): AfterRestore["papers"] {
  const all = [...after.papers, ...counters];
  return (["PR", "CN"] as const).flatMap((series) => {
    const ofSeries = all.filter((one) => one.series === series);
    const year = ofSeries
      .map((one) => one.year)
      .toSorted()
      .at(-1);
    if (year === undefined) return [];
    const last = Math.max(...ofSeries.filter((one) => one.year === year).map((one) => one.last));
    return { series, year, last };
  });
}

function note(tx: Writer, { series, year, first, last }: Skipped, now: number): void {
  tx.insert(skippedNumbers)
    .values({ id: newId(now), series, year, first, last, createdAt: now })
    .run();
  if (series === "order") return;
  tx.insert(invoiceCounters)
    .values({ series, year, last })
    .onConflictDoUpdate({ target: [invoiceCounters.series, invoiceCounters.year], set: { last } })
    .run();
}

/** Most rows of a table that were made in one hour of the month before a moment. */
function busiestHour(tx: Writer, table: "orders" | "invoices", until: number): number {
  return numberOf(
    tx,
    sql`select coalesce(max(n), 0) n from (select count(*) n from ${sql.identifier(table)}
      where created_at > ${until - 30 * day} group by created_at / ${hour})`,
  );
}

function numberOf(tx: Writer, query: ReturnType<typeof sql>): number {
  return tx.get<{ n: number }>(query).n;
}
