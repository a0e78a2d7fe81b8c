import { backupJob } from "~/backup/backup-job.server";
import { paymentJobs } from "~/checkout/payment-jobs.server";
import { refundJob } from "~/checkout/refunds/refund-job.server";
import { handOnJob } from "~/enquiries/hand-on-job.server";
import type { Job } from "~/jobs/job.server";
import { runBy } from "~/jobs/lease.server";
import { startJobs } from "~/jobs/run-jobs.server";
import { mailJob } from "~/mail/mail-job.server";

/** Everything the shop does by itself. */
export const shopJobs: Job[] = [...paymentJobs, refundJob, mailJob, handOnJob, backupJob];

/**
 * Starts the jobs of a shop that has just opened, each at once: much may have happened while it was closed. Gives a function
 * that stops them and waits for what is under way.
 */
export async function startShopJobs(): Promise<() => Promise<void>> {
  for (const job of shopJobs) await runBy(job, Date.now());
  return startJobs(shopJobs);
}
