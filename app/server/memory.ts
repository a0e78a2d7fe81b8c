import { setFlagsFromString } from "node:v8";

/**
 * Memory flags for processes that answer requests. By default glibc gives each of Node's threads its own arena, V8 collects
 * young garbage only every 48 MB and grows the heap faster the larger its limit: 490 MB in total after a load peak, half of it with
 * these flags, for a few hundredths of the speed. Once glibc has freed a photo, it takes blocks of that size from a heap that never
 * shrinks: 23 MB after ten uploads, if the size were not fixed from which each block is the system's own. No page, export or upload
 * needs close to 1 GB, but `npm start` builds what has changed under the same limit where the unit sets it, and 512 MB do not do for that.
 * `npm start`, and the unit and image in .deploy/, set the same for the first process.
 */
export const memoryFlags = {
  env: {
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
    MALLOC_MMAP_THRESHOLD_: process.env["MALLOC_MMAP_THRESHOLD_"] ?? "1048576",
  },
  execArgv: ["--max-semi-space-size=8", "--max-old-space-size=1024"],
};

/**
 * From now on this process collects old garbage when its heap has grown by a quarter. V8 lets a heap of this size nearly double: under load
 * that was 25 to 30 MB more, for 0.6 % of the CPU time less. Not one of the flags above, as NODE_OPTIONS takes none such.
 */
export function growHeapSlowly(): void {
  setFlagsFromString("--heap-growing-percent=25");
}
