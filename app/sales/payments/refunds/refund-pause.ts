import { pauseAfter } from "~/upkeep/jobs/backoff";
import { day, hour, second } from "~/base/lib/time";

/** Pauses (ms) between checks of an open refund. */
export const refundPauses = { first: 30 * second, longest: hour };

/** How long (ms) after its request a refund is checked automatically; after that, an admin must check by hand. */
const checkedFor = 10 * day;

/** Time of the next check (UTC ms), with pauses doubling up to an hour; null: no more checks. `tries`: checks so far. */
export function nextTry(refund: { tries: number; createdAt: number }, now: number): number | null {
  if (now - refund.createdAt > checkedFor) return null;
  return now + pauseAfter(refund.tries + 1, refundPauses);
}
