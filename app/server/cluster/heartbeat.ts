import type { Ask } from "./ipc";

/** How often (ms) a process is asked whether it is there. */
export const heartbeatEvery = 5000;
/**
 * So many questions in a row without an answer, a minute long, and it hangs: in an endless loop, say. What a process does in one
 * go, a large export or a check of the database on a slow machine, takes seconds.
 */
export const mostUnanswered = 12;

/**
 * Asks a process again and again whether it is there, and calls `hangs` once when it has been silent for too long. Counted in
 * questions, not by the clock: a machine that slept, or stood still as a whole, ends nobody. Gives what stops the asking.
 */
export function watchOver(ask: Ask, hangs: () => void, every = heartbeatEvery): () => void {
  let unanswered = 0;
  const heard = () => (unanswered = 0);
  const timer = setInterval(() => {
    if (unanswered < mostUnanswered) {
      unanswered += 1;
      ask("alive").then(heard, heard);
    } else {
      clearInterval(timer);
      hangs();
    }
  }, every);
  return () => clearInterval(timer);
}
