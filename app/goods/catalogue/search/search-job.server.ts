import type { Job } from "~/upkeep/jobs/job.server";
import { dayOf } from "~/base/lib/days";
import { hour } from "~/base/lib/time";
import { hearAllWords } from "./spelling/heard-words.server";
import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { forgetOldMissed } from "./missed/missed-searches.server";
import { countSold } from "./sold/sold.server";

/** Full-text tables that a question reads many words of. */
const tables = ["product_name_index", "product_search_index", "search_vocabulary_index"];

/** Pages of an index that are written in one transaction: some 10 ms. */
const pagesAtOnce = 100;
const mostSteps = 500;

/**
 * Brings each full-text table's pieces, one for each bundle of changes, together to one: a word is then looked up once instead of in
 * some twenty pieces. Does nothing where that is done.
 */
async function mergeIndexes(signal?: AbortSignal): Promise<void> {
  for (const table of tables) {
    // A negative number begins a merge of all pieces, a positive one goes on with it.
    let isMerging = await merge(table, -pagesAtOnce);
    for (let step = 0; isMerging && step < mostSteps; step += 1) {
      await othersFirst();
      if (signal?.aborted) return;
      isMerging = await merge(table, pagesAtOnce);
    }
  }
}

/** One step; whether it merged anything. The command itself counts as a change (SQLite's manual of FTS5). */
function merge(table: string, pages: number): Promise<boolean> {
  const name = sql.raw(table);
  return write((tx) => {
    const changes = () => tx.get<{ n: number }>(sql`select total_changes() as n`).n;
    const before = changes();
    tx.run(sql`insert into ${name} (${name}, rank) values ('merge', ${pages})`);
    return changes() - before > 1;
  });
}

/** The day whose sales were counted last: nights are the same for all processes, and a second count changes nothing. */
let countedOn = "";

/** What the search knows of words and sales: at each start, and in the first hour of a day. */
export const searchJob: Job = {
  name: "search",
  every: hour,
  run: refreshSearch,
};

async function refreshSearch(now: number, signal?: AbortSignal): Promise<string> {
  await hearAllWords(signal);
  if (dayOf(now) === countedOn) return "Sales were counted today.";
  await forgetOldMissed(now);
  await mergeIndexes(signal);
  const changed = await countSold(now, signal);
  if (signal?.aborted) return "It was stopped; the next start counts again.";
  countedOn = dayOf(now);
  return changed === 0 ? "Sales are as they were." : `Packs sold of ${changed} products changed.`;
}
