/**
 * How a process that answers requests is told to use memory. glibc gives each of Node's threads an arena of its own; V8 lets
 * garbage lie in 48 MB before it looks, and lets the heap grow the faster the more it may grow to: together 490 MB after a
 * crowd, with these 225, for a few hundredths of the speed. No page, export or upload needs near 1 GB. `npm start`, and
 * the unit and the image in .deploy/, say the same to the first process.
 */
export const memoryFlags = {
  env: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1" },
  execArgv: ["--max-semi-space-size=16", "--max-old-space-size=1024"],
};
