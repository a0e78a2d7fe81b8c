import { remakePhotos } from "~/catalogue/photo-remaking.server";
import { sweepPhotos } from "~/catalogue/photo-sweep.server";
import type { Job } from "~/jobs/job.server";

/**
 * Brings photos of earlier times up to date after the shop has opened, so that no start waits for it, and removes what uploads
 * left behind that broke off.
 */
export const photoJob: Job = {
  name: "photos",
  every: 60 * 60 * 1000,
  run: async (signal) => {
    await sweepPhotos();
    return remakePhotos(signal);
  },
};
