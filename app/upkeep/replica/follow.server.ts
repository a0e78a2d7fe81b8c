import { setTimeout } from "node:timers/promises";
import { write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import { second } from "~/base/lib/time";
import { askForCopy } from "./copy-state.server";
import type { CopyState } from "./copy-words";
import { ensureOwner, partOf } from "./fence.server";
import { keepLogBounded, waitingBytes } from "./waiting-log.server";
import { endOldCopier, startCopier } from "./litestream/copier.server";
import { reaches } from "./litestream/figures";
import { findProgram } from "./litestream/program.server";
import { followPhotos } from "./photos.server";
import { progress } from "./progress";
import { copySettings, placeWords, storeOf } from "./store/copy-place.server";
import { fenceEvery, lookAtFence } from "./watch-fence.server";

/** How often (ms) the copier is asked how far it is. */
const askEvery = second / 2;
/** How often (ms) the log that waits is looked at. */
const lookEvery = 3 * second;
/** How long (ms) a closing shop waits for its last changes to be copied. */
const lastCopy = 4 * second;

export type Follower = {
  /** Waits until the copy holds everything, a few seconds at most, and ends the copier. Call it after all have stopped writing. */
  stop: () => Promise<void>;
};

/**
 * Makes the copy follow this shop: checks that it is the owner, starts the copier, watches both. Throws `PlainProblem` when the
 * shop may not open. `onSucceeded` is called once when another machine has taken over.
 */
export async function followShop(onSucceeded: (sentence: string) => void): Promise<Follower> {
  const copy = copySettings();
  const store = storeOf(copy);
  const program = await findProgram(copy);
  const owner = await ensureOwner(store);
  await endOldCopier();
  const copier = owner && startCopier(program, partOf(owner));
  if (!owner) log.warn("The copy is not made: the store could not be asked who owns it");

  const stopping = new AbortController();
  const measured = progress();
  const state: CopyState = {
    place: placeWords(copy),
    program: `Litestream ${program.version}`,
    heldUntil: null,
    since: Date.now(),
    isMeasured: program.line === "0.3",
    photosWaiting: 0,
    waitingBytes: 0,
    away: owner ? null : "The store could not be asked when the shop opened: restart the shop.",
    problem: null,
  };
  askForCopy(async () => ({ ...state, problem: copier?.problem() ?? null }));

  let behindSince = performance.now();
  const measure = async () => {
    const now = Date.now();
    const figures = (await copier?.figures()) ?? null;
    if (figures) state.heldUntil = measured.heldUntil(figures, now);
    const isBehind = figures !== null && !reaches(figures.stored, figures.seen);
    if (!isBehind) behindSince = performance.now();
    else if (performance.now() - behindSince > 2 * second) {
      behindSince = performance.now();
      await giveSomething();
    }
  };
  const watchLog = async () => {
    state.waitingBytes = waitingBytes();
    if (copier) keepLogBounded(copier, state.waitingBytes);
  };
  const close = (sentence: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    onSucceeded(sentence);
  };
  const photos = followPhotos(store, stopping.signal, (waiting) => (state.photosWaiting = waiting));
  const works = [
    repeat(measure, askEvery, stopping.signal),
    repeat(watchLog, lookEvery, stopping.signal),
    owner && repeat(() => lookAtFence(store, owner, state, close), fenceEvery, stopping.signal),
    owner && repeat(photos, 10 * second, stopping.signal),
  ];
  return {
    stop: async () => {
      const end = Date.now();
      const givesUpAt = performance.now() + lastCopy;
      const isBehind = () => (state.heldUntil ?? 0) < end && performance.now() < givesUpAt;
      for (let isOver = !copier; !isOver; isOver = !isBehind()) {
        await setTimeout(100);
        await measure();
      }
      stopping.abort();
      await Promise.all(works);
      await copier?.stop();
    },
  };
}

/**
 * Stores a row. Litestream tells no place before it has sent something, and after a failure tries again only at the next change: a shop
 * in which nothing happens would wait for ever.
 */
async function giveSomething(): Promise<void> {
  const row = { key: "copy", count: 0, resetsAt: 0 };
  // Before the first migration there is no such table.
  await write((tx) =>
    tx.insert(attempts).values(row).onConflictDoUpdate({ target: attempts.key, set: row }).run(),
  ).catch(() => undefined);
}

/** Does the work again and again, with a pause after each time, until it is stopped. A failure is logged. */
async function repeat(
  work: () => Promise<void>,
  pause: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => log.error({ err: error }, "The copy is not watched"));
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
