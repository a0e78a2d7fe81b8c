/** A process that lived this long (ms) had nothing wrong with its start. */
const longEnough = 60_000;
const longest = 30_000;

/**
 * How often in a row a process has died young, after one more that lived so long (ms). It starts again at 0 with one that
 * lived for a minute.
 */
export function diedYoung(before: number, lived: number): number {
  return lived >= longEnough ? 0 : before + 1;
}

/** Milliseconds until a new process takes the place of one that died: none, then 0.1 s doubling up to half a minute. */
export function restartPause(diedYoungInARow: number): number {
  return diedYoungInARow === 0 ? 0 : Math.min(longest, 100 * 2 ** (diedYoungInARow - 1));
}
