import { setTimeout } from "node:timers/promises";

/** Milliseconds: more than it takes to look somebody up and store a mail. */
const step = 150;

/**
 * Does `work` and gives its result after a time that does not tell how long it took: `step`, or a multiple of it. For answers that
 * must not tell whether somebody is known, where the work for one who is takes longer.
 */
export async function inSameTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await setTimeout(step - ((performance.now() - began) % step));
  }
}
