import type { Job } from "~/upkeep/jobs/job.server";
import { runBeside } from "~/base/lib/beside/beside.server";
import { hour } from "~/base/lib/time";
import { isPhotoDue, photoJobName, remakePhotos } from "~/goods/photos/photo-remaking.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";

/**
 * Creates renditions that uploads deferred or older photos lack, in the background so that no start waits for it, and removes
 * leftovers of interrupted uploads. Encoding takes seconds, so a process of its own does it; what is missing when that is stopped
 * is made the next time.
 */
export const photoJob: Job = {
  name: photoJobName,
  every: hour,
  run: async (_now, signal) => {
    await sweepPhotos();
    if (!isPhotoDue()) return "nothing to do";
    return runBeside({ command: "photos:remake", signal }, () => remakePhotos(signal));
  },
};
