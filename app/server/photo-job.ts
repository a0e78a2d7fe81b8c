import { photoJobName, remakePhotos } from "~/photos/photo-remaking.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";
import type { Job } from "~/jobs/job.server";

/**
 * Makes what uploads leave to be made, brings photos of earlier times up to date after the shop has opened, so that nobody and
 * no start waits for it, and removes what uploads left behind that broke off.
 */
export const photoJob: Job = {
  name: photoJobName,
  every: 60 * 60 * 1000,
  run: async (signal) => {
    await sweepPhotos();
    return remakePhotos(signal);
  },
};
