import { setImmediate } from "node:timers";

/** What part of a round of the event loop a request takes. Forms go eight to a round: what they change is stored by one commit. */
export const weight = { page: 1, form: 1 / 8 };

type Waiting = { begin: () => void; part: number };

/** First come first. */
const waiting: Waiting[] = [];

/**
 * Resolves when it is this request's turn: so many begin in each round of the event loop as fill it. In one round Node reads all
 * requests that have arrived, but accepts a single connection. Were everything begun that a round has read, the last of 30
 * shoppers who come together would wait for some 450 pages instead of 60, and what is in memory would wait for pages that are not.
 */
export function fairTurn(part: number): Promise<void> {
  return new Promise((begin) => {
    if (waiting.push({ begin, part }) === 1) setImmediate(nextRound);
  });
}

function nextRound(): void {
  let taken = 0;
  while (taken < 1 && waiting.length > 0) {
    const { begin, part } = waiting.shift() as Waiting;
    begin();
    taken += part;
  }
  if (waiting.length > 0) setImmediate(nextRound);
}
