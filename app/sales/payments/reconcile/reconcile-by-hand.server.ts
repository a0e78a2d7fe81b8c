import { setTimeout } from "node:timers/promises";
import type { Job } from "~/upkeep/jobs/job.server";
import { runNow } from "~/upkeep/jobs/run-jobs.server";
import { settings } from "~/base/lib/env/settings.server";
import { disputeJob } from "../disputes/dispute-job.server";
import { reconcileJob, sweepJob } from "./payment-jobs.server";
import { defaultDays } from "./sweep.server";

/** How long (ms) to wait for another process that runs the same job. */
const patience = 45_000;

/**
 * `payments:reconcile`: runs the jobs "reconcile" (all open payments), "sweep", which goes `days` back, and "disputes" now. Passes each result to `say`
 * as a sentence. False if the provider could not be reached.
 */
export async function reconcileByHand(
  say: (sentence: string) => void,
  waitFor = patience,
  days = defaultDays,
): Promise<boolean> {
  if (settings.payments === "off") {
    say("Online payment is not set up, so there is no provider to ask.");
    return false;
  }
  const succeeded: boolean[] = [];
  for (const job of [reconcileJob(true), sweepJob(days), disputeJob])
    succeeded.push(await runAndReport(job, say, waitFor));
  return succeeded.every(Boolean);
}

async function runAndReport(
  job: Job,
  say: (sentence: string) => void,
  waitFor: number,
): Promise<boolean> {
  try {
    const outcome = await runWhenFree(job, Date.now() + waitFor);
    say(outcome === false ? "Another process of the shop is at it and goes on." : outcome);
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function runWhenFree(job: Job, deadline: number): Promise<string | false> {
  for (;;) {
    const outcome = await runNow(job);
    if (outcome !== false || Date.now() >= deadline) return outcome;
    await setTimeout(250);
  }
}
