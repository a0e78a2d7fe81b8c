import {
  type Counted,
  type Counter,
  type Counting,
  countInProcess,
} from "~/base/lib/api/limit.server";
import type { Ask } from "./ipc";

type Call = [counter: Counter, key: string];

/** Counts calls for all processes, in the primary. */
export function countForAll(calls: Call[]): Promise<Counted[]> {
  return Promise.all(calls.map(([counter, key]) => countInProcess(counter, key)));
}

/** Most refused keys remembered in this process. */
const most = 10_000;

/**
 * Counts calls across processes through the primary. Calls within one event loop turn share a message, and a refused key is
 * refused locally until its time is over, so a flood of calls is no flood of messages. (The library's `RateLimiterCluster` sends
 * each call: 16 µs of CPU for a refused one, 7 of them in the primary, instead of 0.7. Its sends throw past the caller while the
 * primary is being killed, and a primary slow for 5 s is an error.)
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
