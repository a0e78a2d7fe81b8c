import { paymentJobs, sweepJob } from "~/checkout/payment-jobs.server";
import type { Job } from "~/jobs/job.server";
import { runBy } from "~/jobs/lease.server";
import { startJobs } from "~/jobs/run-jobs.server";

/** Everything the shop does by itself. */
export const shopJobs: Job[] = [...paymentJobs];

/** So soon (ms) after the shop opens it looks whether money came while it was closed. */
const sweepsAfter = 10_000;

/** Starts the jobs of a shop that has just opened. Gives a function that stops them and waits for what is under way. */
export async function startShopJobs(): Promise<() => Promise<void>> {
  await runBy(sweepJob, Date.now() + sweepsAfter);
  return startJobs(shopJobs);
}
