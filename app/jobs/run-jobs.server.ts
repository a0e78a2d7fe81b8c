import { log } from "~/lib/log.server";
import type { Job } from "./job.server";
import { giveBack, isDue, keep, leaseFor, take } from "./lease.server";

/** How often (ms) each job is looked at: whether it is due and nobody does it. */
const lookEvery = 1000;

/**
 * Runs each job whenever it is due, on one of the processes that have this database open. Gives a function that stops
 * it and waits for what is under way.
 */
export function startJobs(list: Job[]): () => Promise<void> {
  const stops = list.map(startJob);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job): () => Promise<void> {
  const closing = new AbortController();
  let underWay: Promise<void> | null = null;
  const look = () => {
    underWay ??= runIfDue(job, closing.signal).finally(() => {
      underWay = null;
    });
  };
  look();
  const timer = setInterval(look, lookEvery);
  return async () => {
    clearInterval(timer);
    closing.abort();
    await underWay;
  };
}

/** Runs a job now, due or not; false when another process has it. Throws what the job throws. */
export async function runNow(job: Job): Promise<string | false> {
  return (await take(job, true)) ? run(job) : false;
}

async function runIfDue(job: Job, signal: AbortSignal): Promise<void> {
  try {
    if (isDue(job) && (await take(job))) await run(job, signal);
  } catch (error) {
    log.error({ job: job.name, err: error });
  }
}

async function run(job: Job, signal?: AbortSignal): Promise<string> {
  const alive = setInterval(() => void keep(job).catch(() => undefined), leaseFor / 3);
  try {
    const outcome = await job.run(signal);
    await giveBack(job, { outcome, problem: null });
    return outcome;
  } catch (error) {
    await giveBack(job, { problem: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    clearInterval(alive);
  }
}
