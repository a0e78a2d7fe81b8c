import { and, gt, ne, or, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { payouts } from "~/base/db/schema";
import { dayStart } from "~/base/lib/days";
import { day, second } from "~/base/lib/time";
import { ProviderError } from "../provider/provider.server";
import {
  type ProviderSettlement,
  type ReconRow,
  reconRowsOn,
  rowsAtOnce,
  settlementOf,
  settlementsAtOnce,
  settlementsBetween,
} from "../provider/settlements.server";
import { daysToAsk, isDoneDay, noteAsked } from "./asked-days.server";
import { noteRead, partOf, storeParts, storePayout, storeUtr } from "./payout-rows.server";

/** How long (ms) a payout that has not come is asked about. */
const openFor = 60 * day;

/** More than this shop is paid out for on a day. */
const mostRows = 100_000;

/** Days asked for, and payouts and parts that the provider told of on them. */
type Fetched = { days: number; payouts: number; parts: number };

/**
 * Fetches what the provider paid out, day by day: each day on itself and on the two after it. A day is stored whole or not at all, and
 * the days before it stay. Then asks about payouts that have not come. Throws `ProviderError`.
 */
export async function fetchPayouts(now = Date.now(), signal?: AbortSignal): Promise<Fetched> {
  const fetched: Fetched = { days: 0, payouts: 0, parts: 0 };
  for (const asked of daysToAsk(now)) {
    signal?.throwIfAborted();
    const { settlements, parts } = await fetchDay(asked, now);
    fetched.days += 1;
    fetched.payouts += settlements;
    fetched.parts += parts;
  }
  await askOpen(now);
  return fetched;
}

async function fetchDay(asked: string, now: number) {
  const start = dayStart(asked) ?? now;
  const [from, to] = [start / second, (start + day) / second - 1];
  const settlements = await allPages(settlementsAtOnce, (skip) =>
    settlementsBetween(from, to, skip),
  );
  const rows = await allPages(rowsAtOnce, (skip) => reconRowsOn(asked, skip));
  const parts = new Map<string, NonNullable<ReturnType<typeof partOf>>>();
  const utrs = new Map<string, string>();
  for (const row of rows) {
    const part = partOf(row, now);
    // Rows that come while pages are turned show up twice.
    if (part) parts.set(`${part.entityId} ${part.payoutId}`, part);
    if (part && row.settlement_utr) utrs.set(part.payoutId, row.settlement_utr);
  }
  const known = new Map(settlements.map((told) => [told.id, told]));
  // One that was made a moment before midnight is told by its rows alone.
  for (const { payoutId } of parts.values())
    if (!known.has(payoutId)) known.set(payoutId, await settlementOf(payoutId));
  await write((tx) => {
    for (const told of known.values()) storePayout(tx, told, now);
    storeParts(tx, [...parts.values()], now);
    if (isDoneDay(asked, now)) noteRead(tx, [...known.keys()], now);
    for (const [payoutId, utr] of utrs) storeUtr(tx, payoutId, utr);
    noteAsked(tx, asked, now);
  });
  return { settlements: known.size, parts: parts.size };
}

/** Payouts that had failed or not begun, and those known from a file alone, are asked about by themselves. */
async function askOpen(now: number): Promise<void> {
  const open = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        or(ne(payouts.status, sql`'processed'`), sql`${payouts.amountPaise} is null`),
        gt(payouts.paidAt, now - openFor),
      ),
    )
    .all();
  const told: ProviderSettlement[] = [];
  for (const { id } of open) told.push(await settlementOf(id));
  if (told.length > 0)
    await write((tx) => {
      for (const one of told) storePayout(tx, one, now);
    });
}

async function allPages<T extends ProviderSettlement | ReconRow>(
  atOnce: number,
  pageAfter: (skip: number) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await pageAfter(all.length);
    all.push(...page);
    if (page.length < atOnce) return all;
    // A page that never ends is no answer.
    if (all.length > mostRows) throw new ProviderError(502, "UNREADABLE_ANSWER", "too many pages");
  }
}
