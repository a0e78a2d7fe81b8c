import type { Ask } from "./ipc";

/** Heartbeat interval (ms). */
export const heartbeatEvery = 5000;
/**
 * Unanswered heartbeats in a row (one minute) after which a process counts as hanging, such as in an endless loop. Its longest
 * synchronous work, a large export or a database check on a slow machine, takes seconds.
 */
export const mostUnanswered = 12;

/**
 * Sends heartbeats to a process and calls `hangs` once when too many go unanswered. Counts heartbeats rather than time: a
 * machine that sleeps or stalls as a whole kills no process. Returns a function that stops it.
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
