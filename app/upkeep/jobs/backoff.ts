import { hour, minute } from "~/base/lib/time";

/** Pauses between attempts (ms): `first` after one failure, doubling up to `longest`. */
type Pauses = { first: number; longest: number };

/** Pause (ms) after `attempts` (1 or more) failures in a row. */
export function pauseAfter(attempts: number, { first, longest }: Pauses): number {
  return Math.min(longest, first * 2 ** Math.min(attempts - 1, 20));
}

/** Retry limits for mails and enquiries: about three days in total. */
export const outgoing = { first: minute, longest: 6 * hour, mostTries: 20 };
