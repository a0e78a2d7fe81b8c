import { backupJob } from "~/backup/backup-job.server";
import { paymentJobs } from "~/payments/payment-jobs.server";
import { refundJob } from "~/payments/refunds/refund-job.server";
import { forwardJob } from "~/enquiries/forward-job.server";
import type { Job } from "~/jobs/job.server";
import { runBy } from "~/jobs/lease.server";
import { startJobs } from "~/jobs/run-jobs.server";
import { mailJob } from "~/mail/mail-job.server";
import { photoJob } from "./photo-job";

/** Everything the shop does by itself. */
export const shopJobs: Job[] = [
  ...paymentJobs,
  refundJob,
  mailJob,
  forwardJob,
  photoJob,
  backupJob,
];

/** Has each job run at once when a shop opens: much may have happened while it was closed. */
export async function wakeJobs(): Promise<void> {
  for (const job of shopJobs) await runBy(job, Date.now());
}

/** Runs the jobs on this process whenever no other has them. Gives a function that stops them and waits for what is under way. */
export const startShopJobs = (): (() => Promise<void>) => startJobs(shopJobs);
