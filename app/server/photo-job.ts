import { remakePhotos } from "~/catalogue/photo-remaking.server";
import type { Job } from "~/jobs/job.server";

/** Brings photos of earlier times up to date after the shop has opened, so that no start waits for it. */
export const photoJob: Job = { name: "photos", every: 60 * 60 * 1000, run: remakePhotos };
