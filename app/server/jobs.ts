import type { Job } from "~/jobs/job.server";
import { mailJob } from "~/mail/mail-job.server";

/** What the shop does by itself while it is open. */
export const shopJobs: Job[] = [mailJob];
