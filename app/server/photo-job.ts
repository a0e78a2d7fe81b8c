import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { closeDatabase } from "~/db/connection.server";
import type { Job } from "~/jobs/job.server";
import { hour } from "~/lib/time";
import { isPhotoDue, photoJobName, remakePhotos } from "~/photos/photo-remaking.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";
import { program } from "./program";

/**
 * Creates renditions that uploads deferred or older photos lack, in the background so that no start waits for it, and removes
 * leftovers of interrupted uploads.
 */
export const photoJob: Job = {
  name: photoJobName,
  every: hour,
  run: async (_now, signal) => {
    await sweepPhotos();
    const file = program();
    return file && isPhotoDue() ? remakeBeside(file, signal) : remakePhotos(signal);
  },
};

/**
 * Runs `remakePhotos` in a process of its own, which gets the processor when nobody else wants it: encoding takes seconds, and
 * visitors would wait. Its memory goes with it. `signal` ends it, at any moment: what is missing is made the next time.
 */
function remakeBeside(file: string, signal?: AbortSignal): Promise<string> {
  return new Promise((done, fail) => {
    let outcome: string | null = null;
    const child = fork(file, ["photos:remake"], { signal });
    lower(child.pid);
    child.once("message", (said) => (outcome = String(said)));
    child.once("error", (error) => (signal?.aborted ? done("stopped") : fail(error)));
    child.once("exit", (code) =>
      outcome === null ? fail(new Error(`Making photos ended with ${code}`)) : done(outcome),
    );
  });
}

/** Before it has threads, which inherit it. */
function lower(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already, or the system does not allow it: then it runs as fast as we do.
  }
}

/** What the child process does: the same, and says what became of it. Ends with the process that started it. */
export async function remakeForParent(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const outcome = await remakePhotos();
  await closeDatabase();
  process.send?.(outcome, () => process.disconnect());
}
