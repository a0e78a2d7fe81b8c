import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { write } from "~/base/db/connection.server";

/** Full-text tables that a question reads many words of. */
const tables = ["product_name_index", "product_search_index", "search_vocabulary_index"];

/** Pages of an index that are written in one transaction: some 10 ms. */
const pagesAtOnce = 100;
const mostSteps = 500;

/**
 * Brings each full-text table's pieces, one for each bundle of changes, together to one: a word is then looked up once instead of in
 * some twenty pieces. Does nothing where that is done.
 */
export async function mergeIndexes(signal?: AbortSignal): Promise<void> {
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
