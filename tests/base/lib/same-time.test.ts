import { expect, it } from "vitest";
import { inSameTime } from "~/base/lib/same-time";

/** How long (ms) the answer to work of so many ms took. */
async function timeOf(ms: number): Promise<number> {
  const began = performance.now();
  await inSameTime(async () => {
    while (performance.now() - began < ms);
  });
  return performance.now() - began;
}

it("an answer comes at the end of a step of 150 ms, never sooner, whatever was to be done", async () => {
  for (const [work, least] of [
    [0, 150],
    [20, 150],
    [170, 300],
  ] as const)
    expect(await timeOf(work)).toBeGreaterThanOrEqual(least - 2);
});

it("so does a failure", async () => {
  const began = performance.now();
  await expect(inSameTime(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(performance.now() - began).toBeGreaterThanOrEqual(148);
});
