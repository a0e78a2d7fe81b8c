import { inArray } from "drizzle-orm";
import { nextNight } from "~/upkeep/backup/backup-job.server";
import { db, write } from "~/base/db/connection.server";
import { settings as stored } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { runBeside } from "~/base/lib/beside/beside.server";
import { dateTime } from "~/base/lib/dates";
import { day, minute } from "~/base/lib/time";
import { areShort, differences } from "./differences.server";

/** Differences that are told; the command tells all. */
const told = 3;
const keys = { checkedAt: "books.checkedAt", problem: "books.problem" } as const;

/** Checks the books every night, or at the next start if the shop was down. */
export const booksJob: Job = {
  name: "books",
  every: 10 * minute,
  run: nightlyBooks,
};

/** Returns the last result as a sentence. */
async function nightlyBooks(now: number, signal?: AbortSignal): Promise<string> {
  const last = lastCheck();
  // A check dated in the future was made before the clock was set back.
  const isDue = last === null || nextNight(last.at) <= now || last.at > now + day;
  if (!isDue) return sentenceOf(last);
  const here = () => checkBooks(signal);
  // In a process of its own: among 1,000,000 orders single queries take a second.
  const { problem } = await (areShort()
    ? here()
    : runBeside({ command: "books:check", signal }, here));
  await write((tx) => {
    for (const [key, value] of [
      [keys.checkedAt, String(now)],
      [keys.problem, problem ?? ""],
    ] as const)
      tx.insert(stored)
        .values({ key, value, updatedAt: now })
        .onConflictDoUpdate({ target: stored.key, set: { value, updatedAt: now } })
        .run();
  });
  return sentenceOf({ at: now, problem });
}

/** What differed at the last check, as a sentence for the owner; null: nothing did. */
export function booksProblem(): string | null {
  return lastCheck()?.problem ?? null;
}

/** What differs in the books, as a sentence. Throws the reason of `signal` when that stops it. */
export async function checkBooks(signal?: AbortSignal): Promise<{ problem: string | null }> {
  let count = 0;
  const first: string[] = [];
  for await (const line of differences(signal)) {
    count += 1;
    if (first.length < told) first.push(line);
  }
  signal?.throwIfAborted();
  if (count === 0) return { problem: null };
  const more = count > first.length ? `; ${count - first.length} more (npm run books)` : "";
  return { problem: `The books differ. ${first.join("; ")}${more}.` };
}

type LastCheck = { at: number; problem: string | null };

function lastCheck(): LastCheck | null {
  const rows = db
    .select({ key: stored.key, value: stored.value })
    .from(stored)
    .where(inArray(stored.key, Object.values(keys)))
    .all();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const at = values.get(keys.checkedAt);
  return at ? { at: Number(at), problem: values.get(keys.problem) || null } : null;
}

const sentenceOf = ({ at, problem }: LastCheck) =>
  `${problem ?? "Everything agrees."} Checked ${dateTime(at)}`;
