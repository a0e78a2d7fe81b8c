import { asc, count, desc, eq, lt, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { db, write, type Writer } from "~/base/db/connection.server";
import { missedSearches } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import { day, second } from "~/base/lib/time";
import { wordsOf } from "../words";

/** Maximum searches kept, and shown to the owner. The rarest go first. */
const mostMissed = 500;
const mostShown = 50;

/** How long (ms) a search is kept after it was made last. */
const keptFor = 90 * day;

/** Searches gathered in memory (ms, and so many different ones) before they are stored by one write. */
const gathered = 5 * second;
const mostGathered = 100;

const longest = 60;
const mostWords = 6;

const waiting = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

/**
 * Counts a search that found nothing, unless a program made it, or a page loaded ahead. What may be an e-mail address, a number of a
 * person or a link is not counted. Stored a little later, so that no page waits for it.
 */
export function countMissed(keyword: string, { method, headers }: Request): void {
  const agent = headers.get("User-Agent");
  const isAhead = [headers.get("Sec-Purpose"), headers.get("Purpose")].some(Boolean);
  if (method !== "GET" || !agent || isbot(agent) || isAhead) return;
  const words = wordsToKeep(keyword);
  if (words === null || (waiting.size >= mostGathered && !waiting.has(words))) return;
  waiting.set(words, (waiting.get(words) ?? 0) + 1);
  timer ??= setTimeout(() => void storeMissed(), gathered).unref();
}

/** The words as they are kept; null: they may be about a person, or are no words. */
function wordsToKeep(keyword: string): string | null {
  if (/@|:\/\/|www\.|\.(?:com|in|org|net)\b/i.test(keyword)) return null;
  // Phones, PINs, numbers of orders and payments. A pack's size is shorter.
  if ((keyword.match(/\p{Nd}/gu) ?? []).length > 4) return null;
  const words = wordsOf(keyword);
  const text = words.join(" ");
  const isText = /[\p{L}]{2}|\p{L}\p{M}/u.test(text) && [...text].length <= longest;
  return isText && words.length <= mostWords ? text : null;
}

/** Stores what was counted since the last time. */
async function storeMissed(): Promise<void> {
  timer = undefined;
  const now = Date.now();
  const counted = [...waiting];
  waiting.clear();
  if (counted.length === 0) return;
  try {
    await write((tx) => {
      for (const [words, times] of counted) add(tx, words, times, now);
      forgetRarest(tx);
    });
  } catch (error) {
    // A full disk or a restore: the count is not worth another try.
    log.warn({ err: error }, "Searches without results were not counted");
  }
}

function add(tx: Writer, words: string, times: number, now: number): void {
  tx.insert(missedSearches)
    .values({ words, times, lastAt: now })
    .onConflictDoUpdate({
      target: missedSearches.words,
      set: { times: sql`${missedSearches.times} + ${times}`, lastAt: now },
    })
    .run();
}

function forgetRarest(tx: Writer): void {
  const kept = tx.select({ total: count() }).from(missedSearches).get()?.total ?? 0;
  if (kept <= mostMissed) return;
  const rarest = tx
    .select({ words: missedSearches.words })
    .from(missedSearches)
    .orderBy(asc(missedSearches.times), asc(missedSearches.lastAt))
    .limit(kept - mostMissed)
    .all();
  for (const { words } of rarest) forgetMissed(tx, words);
}

type MissedSearch = typeof missedSearches.$inferSelect;

/** What was searched for most often and not found. */
export function missedMostOften(): MissedSearch[] {
  return db
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.times), desc(missedSearches.lastAt))
    .limit(mostShown)
    .all();
}

/** Takes a search off the list; false if it was not there. */
export function forgetMissed(tx: Writer, words: string): boolean {
  const gone = tx.delete(missedSearches).where(eq(missedSearches.words, words)).run();
  return gone.changes > 0;
}

/** Forgets what nobody has searched for in a long time. */
export function forgetOldMissed(now: number): Promise<number> {
  return write(
    (tx) =>
      tx
        .delete(missedSearches)
        .where(lt(missedSearches.lastAt, now - keptFor))
        .run().changes,
  );
}
