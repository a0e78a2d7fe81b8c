import { setTimeout } from "node:timers/promises";
import type { Job } from "~/jobs/job.server";
import { runNow } from "~/jobs/run-jobs.server";
import { settings } from "~/lib/env/settings.server";
import { reconcileJob, sweepJob } from "./payment-jobs.server";

/** How long (ms) to wait for another process that is at the same work. */
const patience = 45_000;

/**
 * `payments:reconcile`: asks the provider about every open payment and goes through what it took lately, now. Tells `say`
 * what came of it, in whole sentences. False when the provider could not be asked.
 */
export async function reconcileByHand(
  say: (sentence: string) => void,
  waitFor = patience,
): Promise<boolean> {
  if (settings.payments === "off") {
    say("Online payment is not set up, so there is no provider to ask.");
    return false;
  }
  const went: boolean[] = [];
  for (const job of [reconcileJob(true), sweepJob]) went.push(await runAndTell(job, say, waitFor));
  return went.every(Boolean);
}

async function runAndTell(
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

async function runWhenFree(job: Job, givesUpAt: number): Promise<string | false> {
  for (;;) {
    const outcome = await runNow(job);
    if (outcome !== false || Date.now() >= givesUpAt) return outcome;
    await setTimeout(250);
  }
}
