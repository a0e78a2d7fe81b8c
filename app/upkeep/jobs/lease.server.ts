import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { jobs } from "~/base/db/schema";
import { clocksApart, furthestAhead, type Job, pauseOf } from "./job.server";

/** Lease of a job (ms), unless the process renews it. */
export const leaseFor = 30_000;

/** A lease that ends later than this (UTC ms) was written before the clock was set back. */
const furthestLease = (now: number) => now + leaseFor + clocksApart;

/** This process's id in the table. */
const holder = randomUUID();

/** Whether the job is due and free. Read-only: called every second. */
export function isDue(job: Job, now = Date.now()): boolean {
  const row = db.select().from(jobs).where(eq(jobs.name, job.name)).get();
  return row === undefined || (isTime(job, row, now) && isFree(row, now));
}

function isTime(job: Job, { nextRunAt }: typeof jobs.$inferSelect, now: number): boolean {
  return nextRunAt <= now || nextRunAt > now + furthestAhead(job);
}

function isFree({ holder, heldUntil }: typeof jobs.$inferSelect, now: number): boolean {
  return holder === null || heldUntil <= now || heldUntil > furthestLease(now);
}

/** Claims the job for this process; false when another process was faster. `regardless`: even if it is not due. */
export function acquire(job: Job, regardless = false, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    tx.insert(jobs).values({ name: job.name }).onConflictDoNothing().run();
    const taken = tx
      .update(jobs)
      .set({ holder, heldUntil: now + leaseFor, startedAt: now })
      .where(
        and(
          eq(jobs.name, job.name),
          or(isNull(jobs.holder), lte(jobs.heldUntil, now), gt(jobs.heldUntil, furthestLease(now))),
          regardless
            ? undefined
            : or(lte(jobs.nextRunAt, now), gt(jobs.nextRunAt, now + furthestAhead(job))),
        ),
      )
      .returning({ name: jobs.name })
      .all();
    return taken.length === 1;
  });
}

/** Moves a job's next run forward to this time (UTC ms), never back. */
export async function runBy(job: Pick<Job, "name">, time: number): Promise<void> {
  await write((tx) =>
    tx
      .update(jobs)
      .set({ nextRunAt: time })
      .where(and(eq(jobs.name, job.name), gt(jobs.nextRunAt, time)))
      .run(),
  );
}

/** Makes a job due, within the transaction that needs it; a running job runs once more. (A job that never ran is due anyway.) */
export function runSoon(tx: Writer, name: string, now = Date.now()): void {
  tx.update(jobs)
    .set({ nextRunAt: now })
    .where(and(eq(jobs.name, name), or(gt(jobs.nextRunAt, now), isNotNull(jobs.holder))))
    .run();
}

/** Renews the lease. */
export async function extend(job: Job, now = Date.now()): Promise<void> {
  await write((tx) =>
    tx
      .update(jobs)
      .set({ heldUntil: now + leaseFor })
      .where(ours(job))
      .run(),
  );
}

/** Releases the job with its result; `problem` is null on success. */
export async function release(
  job: Job,
  result: { outcome: string; problem: null } | { outcome?: undefined; problem: string },
  now = Date.now(),
): Promise<void> {
  await write((tx) => {
    const row = tx.select().from(jobs).where(ours(job)).get();
    if (!row) return;
    const failuresInARow = result.problem === null ? 0 : row.failuresInARow + 1;
    const isAskedFor = row.nextRunAt > (row.startedAt ?? 0) && row.nextRunAt <= now;
    tx.update(jobs)
      .set({
        holder: null,
        heldUntil: 0,
        finishedAt: now,
        nextRunAt: isAskedFor ? row.nextRunAt : now + pauseOf(job, failuresInARow),
        failuresInARow,
        problem: result.problem,
        ...(result.outcome !== undefined && { outcome: result.outcome }),
      })
      .where(ours(job))
      .run();
  });
}

const ours = (job: Job) => and(eq(jobs.name, job.name), eq(jobs.holder, holder));
