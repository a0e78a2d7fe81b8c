import { minute } from "~/base/lib/time";
import { pauseAfter } from "./backoff";

/** A recurring background job. */
export type Job = {
  /** Key of its row in `jobs` and of its line on the admin's page. */
  name: string;
  /** Pause between runs (ms). */
  every: number;
  /**
   * Does what is due at `now` (UTC ms); returns a short result for the admin. Throws on failure. Long work stops soon after
   * `signal` aborts at shutdown; then it may throw as well.
   */
  run: (now: number, signal?: AbortSignal) => string | Promise<string>;
};

/** Longest pause (ms) of a job that keeps failing. */
const longestPause = 15 * minute;

/**
 * Pause until a job's next run (ms): its usual one; after failures that pause (at most a minute: a daily job must not wait for
 * tomorrow), doubled with every failure in a row.
 */
export function pauseOf(job: Pick<Job, "every">, failuresInARow: number): number {
  if (failuresInARow === 0) return job.every;
  const first = 2 * Math.min(job.every, minute);
  return pauseAfter(failuresInARow, { first, longest: longestPause });
}

/**
 * How far (ms) a time in the table may be beyond what can be planned from here: another process looked at the clock a moment after this
 * one, which then waited for its turn to write.
 */
export const clocksApart = minute;

/** How far ahead (ms) the next run may be: a later time was written before the clock was set back. */
export const furthestAhead = ({ every }: Pick<Job, "every">) =>
  Math.max(every, longestPause) + clocksApart;
