import { minute } from "~/lib/time";
import { pauseAfter } from "./backoff";

/** Work that the shop does by itself, again and again. */
export type Job = {
  /** Names its row in `jobs` and its line on the admin's page. */
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /**
   * Does what is due now; gives what it did, in a few words for the admin. Throws when it could not. Work that takes long ends
   * soon after `signal` is aborted: the shop closes.
   */
  run: (signal?: AbortSignal) => string | Promise<string>;
};

/** Longest pause (ms) between two runs of a job that fails again and again. */
const longestPause = 15 * minute;

/**
 * Milliseconds until a job's next run: its usual pause; after a failure that pause (a minute, if it is longer: a daily job
 * must not wait for tomorrow) doubled with every failure in a row.
 */
export function pauseOf(job: Pick<Job, "every">, failuresInARow: number): number {
  if (failuresInARow === 0) return job.every;
  const first = 2 * Math.min(job.every, minute);
  return pauseAfter(failuresInARow, { first, longest: longestPause });
}

/** No run is planned further ahead than this (ms): a time beyond it was written before the clock was set back. */
export const furthestAhead = ({ every }: Pick<Job, "every">) => Math.max(every, longestPause);
