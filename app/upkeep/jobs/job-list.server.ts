import { asc } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { jobs } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { jobTitle } from "./job-words";

/** A job as the admin's page shows it. */
export type ShownJob = {
  name: string;
  title: string;
  lastRun: string;
  nextRun: string;
  /** Result of the last run. */
  outcome: string;
  /** Why the last run failed; null: it succeeded. */
  problem: string | null;
};

/** All jobs that ever ran, with last result and next run. */
export function jobList(now = Date.now()): ShownJob[] {
  return db
    .select()
    .from(jobs)
    .orderBy(asc(jobs.name))
    .all()
    .map((row) => ({
      name: row.name,
      title: jobTitle(row.name),
      lastRun: row.finishedAt === null ? "Not yet" : dateTime(row.finishedAt),
      nextRun: nextRun(row, now),
      outcome: row.outcome,
      problem: row.problem && inARow(row.problem, row.failuresInARow),
    }));
}

function nextRun(row: typeof jobs.$inferSelect, now: number): string {
  if (row.holder !== null && row.heldUntil > now) return "Running now";
  return row.nextRunAt <= now ? "Now" : dateTime(row.nextRunAt);
}

function inARow(problem: string, failures: number): string {
  return failures > 1 ? `${problem} (${failures} times in a row)` : problem;
}
