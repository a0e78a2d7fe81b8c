import { backupJob } from "~/backup/backup-job.server";
import { paymentJobs } from "~/payments/payment-jobs.server";
import { refundJob } from "~/payments/refunds/refund-job.server";
import { forwardJob } from "~/enquiries/forward-job.server";
import type { Job } from "~/jobs/job.server";
import { runBy } from "~/jobs/lease.server";
import { startJobs } from "~/jobs/run-jobs.server";
import { hour } from "~/lib/time";
import { mailJob } from "~/mail/mail-job.server";
import { photoJobName, remakePhotos } from "~/photos/photo-remaking.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";

/**
 * Makes what uploads leave to be made, brings photos of earlier times up to date after the shop has opened, so that nobody and
 * no start waits for it, and removes what uploads left behind that broke off.
 */
export const photoJob: Job = {
  name: photoJobName,
  every: hour,
  run: async (signal) => {
    await sweepPhotos();
    return remakePhotos(signal);
  },
};

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
