import { dateTime } from "~/base/lib/dates";

/** Forwarding state of an enquiry; times in UTC ms. */
type Forward = {
  forwardedAt: number | null;
  forwardTries: number;
  forwardNextAt: number | null;
  forwardProblem: string | null;
};

export type ForwardInWords = { words: string; isStuck: boolean };

/**
 * Forwarding state as a sentence for the admin; null if the enquiry was never to be forwarded. `isStuck`: an attempt
 * failed, so 'Try again' makes sense. `isSet`: a form service is set for its kind.
 */
export function forwardInWords(
  enquiry: Forward,
  isSet: boolean,
  now: number,
): ForwardInWords | null {
  const {
    forwardedAt,
    forwardTries: attempts,
    forwardNextAt: next,
    forwardProblem: problem,
  } = enquiry;
  if (forwardedAt !== null)
    return { words: `Forwarded to the form service on ${dateTime(forwardedAt)}`, isStuck: false };
  if (next === null && problem === null) return null;
  if (!isSet) return { words: "Not forwarded: no form service is set any more", isStuck: false };
  if (problem === null)
    return { words: "About to be forwarded to the form service", isStuck: false };
  if (next === null)
    return { words: `Not forwarded. ${problem}, ${timesInWords(attempts)}`, isStuck: true };
  if (next <= now)
    return { words: `Not forwarded yet. ${problem}; it is tried again now`, isStuck: false };
  return {
    words: `Not forwarded yet. ${problem}; it is tried again on ${dateTime(next)}`,
    isStuck: true,
  };
}

function timesInWords(attempts: number): string {
  return attempts === 1 ? "once" : `${attempts} times`;
}
