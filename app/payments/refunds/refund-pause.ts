import { pauseAfter } from "~/jobs/backoff";
import { day, hour, second } from "~/lib/time";

/** The pauses (ms) between the looks at a refund that is not done. */
export const refundPauses = { first: 30 * second, longest: hour };

/** How long (ms) after it was asked for a refund is looked at by itself; after that an admin has to press the button. */
const lookedAfterFor = 10 * day;

/** When a refund is looked at next (UTC ms), doubling up to an hour; null: not any more. `tries`: looks so far. */
export function nextTry(refund: { tries: number; createdAt: number }, now: number): number | null {
  if (now - refund.createdAt > lookedAfterFor) return null;
  return now + pauseAfter(refund.tries + 1, refundPauses);
}
