import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { jobs, retentionRuns } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { keptElsewhere, retention } from "./kinds.server";
import { retentionJobName } from "./retention-job.server";

/** What goes by time: each kind with how long it is kept, what the last run removed, and when the next run is. */
export function retentionPage() {
  const runs = new Map(
    db
      .select()
      .from(retentionRuns)
      .all()
      .map((run) => [run.kind, run]),
  );
  const job = db.select().from(jobs).where(eq(jobs.name, retentionJobName)).get();
  return {
    next: job?.nextRunAt ? dateTime(job.nextRunAt) : "at once",
    kinds: retention.map(({ kind, what, howLong }) => {
      const run = runs.get(kind);
      return {
        kind,
        what,
        howLong,
        last: run ? `${run.removed}, ${dateTime(run.ranAt)}` : "not yet run",
        inAll: run?.removedInAll ?? 0,
      };
    }),
    elsewhere: keptElsewhere,
  };
}
