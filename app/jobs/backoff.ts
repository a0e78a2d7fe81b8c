import { hour, minute } from "~/lib/time";

/** How long to wait between tries (ms): `first` after one that failed, then twice as long each time, at most `longest`. */
export type Pauses = { first: number; longest: number };

/** Milliseconds until the next try after so many (1 or more) that failed in a row. */
export function pauseAfter(tries: number, { first, longest }: Pauses): number {
  return Math.min(longest, first * 2 ** Math.min(tries - 1, 20));
}

/** What leaves the shop, a mail or an enquiry, is tried so often: for some three days. */
export const outgoing = { first: minute, longest: 6 * hour, mostTries: 20 };
