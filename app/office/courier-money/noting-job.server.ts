import { asc, count, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { courierFiles, courierFileWaiting } from "~/base/db/schema";
import { runBeside } from "~/base/lib/beside/beside.server";
import { whileWriting } from "~/base/lib/beside/make-way";
import { date } from "~/base/lib/dates";
import { log } from "~/base/lib/log/log.server";
import { minute } from "~/base/lib/time";
import type { Job } from "~/upkeep/jobs/job.server";
import { noteWaiting } from "./note-waiting.server";
import { ordersCounted } from "./outcome-words";

/** So many lines are noted sooner than a process starts. */
const few = 100;

/** Goes on with couriers' files that are noted in part: the process that noted them was ended, or an order failed. */
export const notingJob: Job = {
  name: "courier files",
  every: minute,
  async run(_now, signal) {
    const files = halfNoted();
    const problems: string[] = [];
    for (const { id, courier, createdAt, lines } of files) {
      if (signal?.aborted) break;
      const here = () => noteWaiting(id, signal);
      const beside = { command: "courier-money:go-on", asked: { id }, priority: whileWriting };
      try {
        const failed = await (lines <= few ? here() : runBeside({ ...beside, signal }, here));
        if (failed > 0)
          problems.push(
            `${ordersCounted(failed)} of ${courier}’s file of ${date(createdAt)} cannot be noted; its page names them.`,
          );
      } catch (error) {
        if (signal?.aborted) throw error;
        log.error({ file: id, err: error });
        problems.push(`${courier}’s file of ${date(createdAt)} cannot be gone on with.`);
      }
    }
    if (problems.length > 0) throw new Error(problems.join(" "));
    return files.length === 0 ? "No courier’s file waits." : `Files gone on with: ${files.length}.`;
  },
};

const halfNoted = () =>
  db
    .select({
      id: courierFiles.id,
      courier: courierFiles.courier,
      createdAt: courierFiles.createdAt,
      lines: count(),
    })
    .from(courierFileWaiting)
    .innerJoin(courierFiles, eq(courierFiles.id, courierFileWaiting.fileId))
    .groupBy(courierFileWaiting.fileId)
    .orderBy(asc(courierFileWaiting.fileId))
    .all();
