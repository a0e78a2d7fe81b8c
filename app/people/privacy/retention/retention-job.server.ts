import { sql } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { retentionRuns } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { day } from "~/base/lib/time";
import { retention } from "./kinds.server";

/** Rows of one write: the shop goes on taking orders in between. */
const batchSize = 100;

export const retentionJobName = "retention";

/** Removes what is due of every kind in small writes, and notes how many for the owner; returns their sum. */
async function removeDue(now: number, signal?: AbortSignal): Promise<number> {
  let sum = 0;
  for (const { kind, remove } of retention) {
    let removed = 0;
    for (;;) {
      const some = await write((tx) => remove(tx, now, batchSize));
      removed += some;
      if (some < batchSize || signal?.aborted) break;
    }
    await write((tx) => {
      tx.insert(retentionRuns)
        .values({ kind, removed, removedInAll: removed, ranAt: now })
        .onConflictDoUpdate({
          target: retentionRuns.kind,
          set: {
            removed,
            removedInAll: sql`${retentionRuns.removedInAll} + ${removed}`,
            ranAt: now,
          },
        })
        .run();
    });
    sum += removed;
    if (signal?.aborted) break;
  }
  return sum;
}

export const retentionJob: Job = {
  name: retentionJobName,
  every: day,
  async run(now, signal) {
    const removed = await removeDue(now, signal);
    return removed === 0 ? "Nothing's time was over." : `${removed} rows were removed.`;
  },
};
