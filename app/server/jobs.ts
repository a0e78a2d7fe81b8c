import { backupJob } from "~/backup/backup-job.server";
import { lapseJob } from "~/payments/lapse-job.server";
import { booksJob } from "~/books/books-job.server";
import { paymentJobs } from "~/payments/payment-jobs.server";
import { refundJob } from "~/payments/refunds/refund-job.server";
import { forwardJob } from "~/enquiries/forward-job.server";
import { searchJob } from "~/catalogue/search/search-job.server";
import { fillingNow } from "~/demo/filling.server";
import type { Job } from "~/jobs/job.server";
import { runBy } from "~/jobs/lease.server";
import { startJobs } from "~/jobs/run-jobs.server";
import { alertJob } from "~/stock/alerts/alert-job.server";
import { summaryJob } from "~/dashboard/summary-job.server";
import { noticeJob } from "~/notices/notice-job.server";
import { mailJob } from "~/mail/mail-job.server";
import { pricePlanJob } from "~/prices/day/plan-job.server";
import { ageingJob } from "~/stock/batches/ageing-job.server";
import { reviewJob } from "~/reviews/ask/request-job.server";
import { breachLettersJob } from "~/privacy/breaches/letters-job.server";
import { retentionJob } from "~/privacy/retention/retention-job.server";
import { guestsJob } from "~/privacy/guests-job.server";
import { photoJob } from "./photo-job";

/** All background jobs. */
const shopJobs: Job[] = [
  ...paymentJobs,
  pricePlanJob,
  refundJob,
  lapseJob,
  guestsJob,
  retentionJob,
  alertJob,
  reviewJob,
  breachLettersJob,
  mailJob,
  noticeJob,
  summaryJob,
  forwardJob,
  photoJob,
  ageingJob,
  searchJob,
  backupJob,
  booksJob,
];

/** Makes every job due when the shop opens: work may have piled up while it was closed. */
export async function wakeJobs(): Promise<void> {
  for (const job of shopJobs) await runBy(job, Date.now());
}

/** Runs jobs in this process while no other process holds them. Returns a function that stops them and waits for running ones. */
export const startShopJobs = (): (() => Promise<void>) =>
  // Nobody is written to about the people and orders of a demo that is being filled.
  startJobs(shopJobs, () => fillingNow() === null);
