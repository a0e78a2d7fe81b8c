import { asc, count } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { courierFileWaiting } from "~/base/db/schema";
import { runBeside } from "~/base/lib/beside/beside.server";
import { whileWriting } from "~/base/lib/beside/make-way";
import { minute } from "~/base/lib/time";
import type { Job } from "~/upkeep/jobs/job.server";
import { noteWaiting } from "./note-waiting.server";

/** So many lines are noted sooner than a process starts. */
const few = 100;

/** Goes on with couriers' files that are noted in part: the process that noted them was ended, or an order failed. */
export const notingJob: Job = {
  name: "courier files",
  every: minute,
  async run(_now, signal) {
    const files = halfNoted();
    let failed: unknown;
    for (const { id, lines } of files) {
      if (signal?.aborted) break;
      const here = () => noteWaiting(id, signal);
      const beside = { command: "courier-money:go-on", asked: { id }, priority: whileWriting };
      try {
        await (lines <= few ? here() : runBeside({ ...beside, signal }, here));
      } catch (error) {
        failed = error;
      }
    }
    if (failed !== undefined) throw failed;
    return files.length === 0 ? "No courier’s file waits." : `Files gone on with: ${files.length}.`;
  },
};

const halfNoted = (): { id: string; lines: number }[] =>
  db
    .select({ id: courierFileWaiting.fileId, lines: count() })
    .from(courierFileWaiting)
    .groupBy(courierFileWaiting.fileId)
    .orderBy(asc(courierFileWaiting.fileId))
    .all();
