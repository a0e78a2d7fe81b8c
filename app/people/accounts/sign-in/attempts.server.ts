import { createHmac } from "node:crypto";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { writeLightly, type Writer } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { secrets } from "~/base/lib/env/secrets.server";
import { hour, minute, second } from "~/base/lib/time";

const fifteenMinutes = 15 * minute;
/** The longest window of any counter (ms). */
const longestWindow = hour;

/** A counter of attempts, its limit, and its window (ms, 15 minutes unless given, an hour at most). */
export type Counter = { key: string; most: number; within?: number };

export type TooMany = {
  /** How long to wait, for `Retry-After`. */
  seconds: number;
  /** How long to wait, in words: `5 minutes`. */
  wait: string;
  /** How many attempts are allowed. */
  limit: number;
};

/**
 * Counts one attempt in each counter and returns null. If any is full, counts nothing and returns the longest wait.
 * Counts are in the database and survive a restart, but for the last ones before a power cut. `now`: UTC ms.
 */
export function countAttempts(counters: Counter[], now = Date.now()): Promise<TooMany | null> {
  return writeLightly((tx) => countAttemptsIn(tx, counters, now));
}

/** `countAttempts` in the transaction of what is limited. */
export function countAttemptsIn(tx: Writer, counters: Counter[], now = Date.now()): TooMany | null {
  // Rows that end implausibly late were counted before the clock was set back.
  const endsAfter = (ms: number) => gt(attempts.resetsAt, now + ms);
  const tooLate = counters.map(({ key, within = fifteenMinutes }) =>
    and(eq(attempts.key, key), endsAfter(within)),
  );
  tx.delete(attempts)
    .where(or(lte(attempts.resetsAt, now), endsAfter(longestWindow), ...tooLate))
    .run();
  const full: { most: number; ms: number }[] = [];
  for (const { key, most } of counters) {
    const row = tx.select().from(attempts).where(eq(attempts.key, key)).get();
    if (row && row.count >= most) full.push({ most, ms: row.resetsAt - now });
  }
  const [longest] = full.sort((a, b) => b.ms - a.ms);
  if (longest) return tooMany(longest.ms, longest.most);
  for (const counter of counters) countUp(tx, counter, now);
  return null;
}

function countUp(tx: Writer, { key, within = fifteenMinutes }: Counter, now: number): void {
  tx.insert(attempts)
    .values({ key, count: 1, resetsAt: now + within })
    .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } })
    .run();
}

function tooMany(ms: number, limit: number): TooMany {
  const seconds = Math.ceil(ms / second);
  const minutes = Math.ceil(seconds / 60);
  return { seconds, wait: minutes === 1 ? "1 minute" : `${minutes} minutes`, limit };
}

/** Subtracts one attempt from each counter. */
export async function forgiveAttempts(counters: Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  await writeLightly((tx) =>
    tx
      .update(attempts)
      .set({ count: sql`max(0, ${attempts.count} - 1)` })
      .where(inArray(attempts.key, keys))
      .run(),
  );
}

/** Hashes a value for use in a counter's key. An HMAC, because a plain hash of an e-mail or IP address can be brute-forced. */
export function sealed(text: string): string {
  return createHmac("sha256", secrets.session).update(text).digest("base64url");
}
