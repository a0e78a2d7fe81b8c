import { dateTime } from "~/lib/dates";

/** What is stored about handing an enquiry on to the form service; times in UTC ms. */
type Forward = {
  handedOnAt: number | null;
  handOnTries: number;
  handOnNextAt: number | null;
  handOnProblem: string | null;
};

export type ForwardInWords = { words: string; isStuck: boolean };

/**
 * How the handing on stands; null when this enquiry never was to be handed on. `isStuck`: a try has failed, so that
 * 'Try again' makes sense. `isSet`: there is a service for its kind.
 */
export function forwardInWords(
  enquiry: Forward,
  isSet: boolean,
  now: number,
): ForwardInWords | null {
  const { handedOnAt, handOnTries: tries, handOnNextAt: next, handOnProblem: problem } = enquiry;
  if (handedOnAt !== null)
    return { words: `Handed on to the form service on ${dateTime(handedOnAt)}`, isStuck: false };
  if (next === null && problem === null) return null;
  if (!isSet) return { words: "Not handed on: no form service is set any more", isStuck: false };
  if (problem === null)
    return { words: "About to be handed on to the form service", isStuck: false };
  if (next === null)
    return { words: `Not handed on. ${problem}, ${timesInWords(tries)}`, isStuck: true };
  if (next <= now)
    return { words: `Not handed on yet. ${problem}; it is tried again now`, isStuck: false };
  return {
    words: `Not handed on yet. ${problem}; it is tried again on ${dateTime(next)}`,
    isStuck: true,
  };
}

function timesInWords(tries: number): string {
  return tries === 1 ? "once" : `${tries} times`;
}
