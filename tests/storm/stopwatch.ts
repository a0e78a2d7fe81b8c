import { readdirSync, readFileSync } from "node:fs";

/** How often (ms) it is looked whether the machine stands still. */
const every = 100;

/** Processes whose waiting for a processor counts: those of the shop that are open now. */
const watched = new Set<() => number[]>();
const waits = new Map<string, number>();
let stood = 0;
let last = performance.now();

setInterval(look, every).unref();

/**
 * Counts as standing still: a turn of this program that came late, and time in which a thread of the shop was ready to run and
 * got no processor (Linux tells), whichever is most. On a busy machine that is time nobody here is to blame for.
 */
function look(): void {
  const now = performance.now();
  const late = now - last - every;
  last = now;
  let waited = 0;
  const before = new Map(waits);
  waits.clear();
  for (const thread of [...watched].flatMap((pids) => pids().flatMap(threadsOf))) {
    const total = waitOf(thread);
    waits.set(thread, total);
    waited = Math.max(waited, total - (before.get(thread) ?? total));
  }
  stood += Math.max(0, late, waited);
}

/** The folders of a process's threads (Linux; else none). */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    return [];
  }
}

/** Milliseconds that a thread was ready to run and did not; 0 when it is gone. */
function waitOf(thread: string): number {
  try {
    const [, ns = "0"] = readFileSync(`${thread}/schedstat`, "utf8").split(" ");
    return Number(ns) / 1e6;
  } catch {
    return 0;
  }
}

/** Also counts what these processes wait for a processor. Gives the way to end that. */
export function watchProcesses(pids: () => number[]): () => void {
  watched.add(pids);
  return () => void watched.delete(pids);
}

/** Measures from now on. */
export class Stopwatch {
  private readonly began = performance.now();
  private readonly stoodBefore = stood;

  /** Milliseconds by the clock on the wall. */
  get ms(): number {
    return performance.now() - this.began;
  }

  /** Milliseconds of that in which the machine stood still. */
  get still(): number {
    // What has not been looked at yet counts too, or a long pause would be somebody's fault until the next look.
    const unseen = Math.max(0, performance.now() - Math.max(last, this.began) - every);
    return Math.min(this.ms, stood - this.stoodBefore + unseen);
  }

  /** Milliseconds that the shop has to answer for. */
  get own(): number {
    return this.ms - this.still;
  }
}
