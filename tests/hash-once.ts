import { setImmediate as nextTurn } from "node:timers/promises";
import type * as Argon2 from "@node-rs/argon2";

/** What this worker has asked before. */
const worker = globalThis as { knownHashes?: Map<string, Promise<unknown>> };

/**
 * Argon2 that works once for each question: a hash takes 50 ms of one core, and nearly all people of the tests have one password.
 * Every answer is the library's, and comes a turn later than the question, so that what is asked at the same time still overlaps.
 * A test of the work itself has the library alone: `vi.unmock("@node-rs/argon2")`.
 */
export function hashOnce(library: typeof Argon2): typeof Argon2 {
  return {
    ...library,
    hash: (...given) => once(["hash", ...given], () => library.hash(...given)),
    verify: (...given) => once(["verify", ...given], () => library.verify(...given)),
  };
}

async function once<Answer>(question: unknown[], ask: () => Promise<Answer>): Promise<Answer> {
  const known = (worker.knownHashes ??= new Map());
  const key = JSON.stringify(question);
  if (!known.has(key)) known.set(key, ask());
  await nextTurn();
  return known.get(key) as Promise<Answer>;
}
