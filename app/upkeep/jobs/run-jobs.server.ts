import { log } from "~/base/lib/log/log.server";
import type { Job } from "./job.server";
import { acquire, extend, isDue, leaseFor, release } from "./lease.server";

/** How often (ms) to check whether a job is due and free. */
const checkEvery = 1000;

/**
 * Runs due jobs, each in one of the processes sharing this database, while `mayRun`. Returns a function that stops them and waits for running
 * ones.
 */
export function startJobs(list: Job[], mayRun = () => true): () => Promise<void> {
  const stops = list.map((job) => startJob(job, mayRun));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, mayRun: () => boolean): () => Promise<void> {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const check = () => {
    if (mayRun())
      running ??= runIfDue(job, closing.signal).finally(() => {
        running = null;
      });
  };
  check();
  const timer = setInterval(check, checkEvery);
  return async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  };
}

/** Runs a job now, due or not; false when another process holds it. Throws what the job throws. */
export async function runNow(job: Job): Promise<string | false> {
  return (await acquire(job, true)) ? run(job) : false;
}

async function runIfDue(job: Job, signal: AbortSignal): Promise<void> {
  try {
    if (isDue(job) && (await acquire(job))) await run(job, signal);
  } catch (error) {
    log.error({ job: job.name, err: error });
  }
}

const stopped = "Stopped; goes on at the next start";

async function run(job: Job, signal?: AbortSignal): Promise<string> {
  const renewal = setInterval(() => void extend(job).catch(() => undefined), leaseFor / 3);
  try {
    const outcome = await job.run(Date.now(), signal);
    await release(job, { outcome, problem: null });
    return outcome;
  } catch (error) {
    if (signal?.aborted) {
      await release(job, { outcome: stopped, problem: null });
      return stopped;
    }
    await release(job, { problem: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
