import { AsyncLocalStorage } from "node:async_hooks";
import { TooBusy } from "../too-busy";

/** Who asks for something costly, the least known first. */
const askers = ["anybody", "known", "staff"] as const;
export type Asker = (typeof askers)[number];

const asking = new AsyncLocalStorage<Asker>();

/** Does `work` in this asker's name: what it asks for that is costly takes its turn before what less known askers wait for. */
export const askedBy = <Result>(asker: Asker, work: () => Result): Result =>
  asking.run(asker, work);

const rankNow = (): number => askers.indexOf(asking.getStore() ?? "anybody");

type Waiting = { rank: number; start: () => void; refuse: () => void };

type Bounds = {
  /** Pieces of work at a time. */
  atOnce: number;
  /** Pieces that may wait for their turn. */
  waiting: number;
  /** How long (ms) one may wait. */
  patience: number;
};

export type Turns = {
  /** Does `work` when its turn comes. Throws `TooBusy`, at once, when somebody better known takes its place, or after a long wait. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Throws `TooBusy` if `inTurn` would at this moment: for what is done before, such as counting an attempt. */
  requireRoom: () => void;
};

/** Bounds what is costly: how many pieces of it are done at a time, and how many wait, for how long. */
export function turnsOf({ atOnce, waiting: most, patience }: Bounds): Turns {
  let running = 0;
  /** The best known first; among equals, in the order in which they came. */
  const waiting: Waiting[] = [];

  function turn(): Promise<void> | undefined {
    requireRoom();
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (waiting.length >= most) waiting.pop()?.refuse();
    return new Promise((resolve, reject) => {
      const rank = rankNow();
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(new TooBusy());
      }, patience);
      const ends = (end: () => void) => () => {
        clearTimeout(late);
        end();
      };
      const one = { rank, start: ends(resolve), refuse: ends(() => reject(new TooBusy())) };
      const before = waiting.findIndex((other) => other.rank < rank);
      waiting.splice(before < 0 ? waiting.length : before, 0, one);
    });
  }

  function requireRoom(): void {
    const last = waiting.at(-1);
    const isFull = running >= atOnce && waiting.length >= most;
    if (isFull && (!last || last.rank >= rankNow())) throw new TooBusy();
  }

  function passOn(): void {
    const next = waiting.shift();
    if (next) next.start();
    else running -= 1;
  }

  return {
    requireRoom,
    async inTurn(work) {
      await turn();
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
