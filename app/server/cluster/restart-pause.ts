/** A process that ran this long (ms) had a good start. */
const longEnough = 60_000;
const longest = 30_000;

/** Number of early deaths in a row, including one that lived `lived` ms. Resets to 0 when a process has run for a minute. */
export function earlyDeathsAfter(before: number, lived: number): number {
  return lived >= longEnough ? 0 : before + 1;
}

/** Milliseconds before a restart: none, then 0.1 s doubling up to 30 s. */
export function restartPause(earlyDeaths: number): number {
  return earlyDeaths === 0 ? 0 : Math.min(longest, 100 * 2 ** (earlyDeaths - 1));
}
