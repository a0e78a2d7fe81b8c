import { type Counted, type Counter, type Counting, countHere } from "~/lib/api/limit.server";
import type { Ask } from "./ipc";

type Call = [counter: Counter, key: string];

/** The primary counts for all: it answers with how each counter stands. */
export function countForAll(calls: Call[]): Promise<Counted[]> {
  return Promise.all(calls.map(([counter, key]) => countHere(counter, key)));
}

/** Most keys whose refusal is remembered here. */
const most = 10_000;

/**
 * Counts the calls of all processes together, by asking the primary. All calls of one moment travel in one message, and a
 * key that was refused is refused here until its time is over, so that a flood of calls is no flood of messages. (The library's
 * `RateLimiterCluster` sends each call: 16 µs of CPU time for one that is refused, of that 7 in the primary, instead of 0.7;
 * its sends throw past the caller while the primary is being killed, and a primary that is slow for 5 s is an error.)
 */
export function countTogether(ask: Ask, now = () => performance.now()): Counting {
  const refused = new Map<string, Counted & { until: number }>();
  let next: { calls: Call[]; answers: Promise<Counted[]> } | null = null;

  const send = (calls: Call[]) => {
    next = null;
    return ask<Counted[]>("count", calls);
  };
  const batch = () => {
    const calls: Call[] = [];
    const answers = new Promise<void>((soon) => setImmediate(soon)).then(() => send(calls));
    return { calls, answers };
  };

  return async (counter, key) => {
    const name = `${counter} ${key}`;
    const before = refused.get(name);
    if (before && before.until > now()) return { ...before, wait: before.until - now() };
    refused.delete(name);

    const { calls, answers } = (next ??= batch());
    const place = calls.push([counter, key]) - 1;
    const counted = (await answers)[place];
    if (!counted) throw new Error("The primary did not count this call");
    if (counted.isTooMany) {
      if (refused.size >= most) refused.clear();
      refused.set(name, { ...counted, until: now() + counted.wait });
    }
    return counted;
  };
}
