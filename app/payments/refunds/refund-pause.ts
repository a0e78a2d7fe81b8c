const second = 1000;
const hour = 60 * 60 * second;

/** Milliseconds until a refund is looked at again for the first time. */
export const firstPause = 30 * second;

export const longestPause = hour;

/** How long (ms) after it was asked for a refund is looked at by itself; after that an admin has to press the button. */
export const lookedAfterFor = 10 * 24 * hour;

/** When a refund is looked at next (UTC ms), doubling up to an hour; null: not any more. `tries`: looks so far. */
export function nextTry(refund: { tries: number; createdAt: number }, now: number): number | null {
  if (now - refund.createdAt > lookedAfterFor) return null;
  return now + Math.min(longestPause, firstPause * 2 ** Math.min(refund.tries, 20));
}
