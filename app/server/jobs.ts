import { backupJob } from "~/upkeep/backup/backup-job.server";
import { lapseJob } from "~/sales/payments/lapse-job.server";
import { notingJob } from "~/office/courier-money/noting-job.server";
import { booksJob } from "~/office/books/books-job.server";
import { selfAuditJob } from "~/office/self-audit/audit-job.server";
import { paymentJobs } from "~/sales/payments/reconcile/payment-jobs.server";
import { refundJob } from "~/sales/payments/refunds/refund-job.server";
import { forwardJob } from "~/sales/enquiries/forward-job.server";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { fillingNow } from "~/office/demo/filling.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { runBy } from "~/upkeep/jobs/lease.server";
import { startJobs } from "~/upkeep/jobs/run-jobs.server";
import { alertJob } from "~/goods/stock/alerts/alert-job.server";
import { summaryJob } from "~/office/dashboard/today/summary-job.server";
import { noticeJob } from "~/people/notices/notice-job.server";
import { mailJob } from "~/people/mail/mail-job.server";
import { pricePlanJob } from "~/goods/prices/day/plan-job.server";
import { ageingJob } from "~/goods/stock/batches/ageing-job.server";
import { reviewJob } from "~/sales/reviews/ask/request-job.server";
import { claimsJob } from "~/office/claims/claims-job.server";
import { recallsJob } from "~/office/recall/recalls-job.server";
import { dutiesJob } from "~/office/duties/duties-job.server";
import { breachLettersJob } from "~/people/privacy/breaches/letters-job.server";
import { retentionJob } from "~/people/privacy/retention/retention-job.server";
import { guestsJob } from "~/people/privacy/guests-job.server";
import { photoJob } from "./photo-job";

/** All background jobs. */
const shopJobs: Job[] = [
  ...paymentJobs,
  pricePlanJob,
  refundJob,
  notingJob,
  lapseJob,
  guestsJob,
  retentionJob,
  alertJob,
  reviewJob,
  breachLettersJob,
  mailJob,
  noticeJob,
  summaryJob,
  dutiesJob,
  claimsJob,
  recallsJob,
  forwardJob,
  photoJob,
  ageingJob,
  searchJob,
  backupJob,
  booksJob,
  selfAuditJob,
];

/** Makes every job due when the shop opens: work may have piled up while it was closed. */
export async function wakeJobs(): Promise<void> {
  for (const job of shopJobs) await runBy(job, Date.now());
}

/** Runs jobs in this process while no other process holds them. Returns a function that stops them and waits for running ones. */
export const startShopJobs = (): (() => Promise<void>) =>
  // Nobody is written to about the people and orders of a demo that is being filled.
  startJobs(shopJobs, () => fillingNow() === null);
