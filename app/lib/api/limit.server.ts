import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "../env/settings.server";
import { Refusal } from "./refusal";

/**
 * Counters of calls, in memory: they guard the machine, not a secret, so a restart may forgive. (Tries at passwords are
 * counted in the database, by the pages' own counters.)
 */
const counters = {
  requests: new RateLimiterMemory({ points: settings.api.perMinute, duration: 60 }),
  /** One page of a shop shows dozens of photos. */
  photos: new RateLimiterMemory({ points: settings.api.perMinute * 10, duration: 60 }),
  /** Somebody who types fast asks a few times a second. */
  suggestions: new RateLimiterMemory({ points: settings.api.perMinute * 2, duration: 60 }),
  "payment-order": new RateLimiterMemory({ points: 20, duration: 10 * 60 }),
};

export type Counter = keyof typeof counters;

/** How a counter stands after one more call. */
export type Counted = {
  limit: number;
  left: number;
  /** Milliseconds until all calls may be made again. */
  wait: number;
  isTooMany: boolean;
};
export type Counting = (counter: Counter, key: string) => Promise<Counted>;

/** Counts in the memory of this process. */
export const countHere: Counting = async (counter, key) => {
  const limiter = counters[counter];
  const counted = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isTooMany: boolean) => ({
    limit: limiter.points,
    left: Math.max(0, remainingPoints),
    // No longer than the counter counts, also when the clock was set back since its first call.
    wait: Math.min(msBeforeNext, limiter.duration * 1000),
    isTooMany,
  });
  try {
    return counted(await limiter.consume(key), false);
  } catch (result) {
    if (result instanceof Error) throw result;
    return counted(result as RateLimiterRes, true);
  }
};

let counting = countHere;

/** Has calls counted elsewhere from now on: where several processes answer, all must count together. */
export function countBy(elsewhere: Counting): void {
  counting = elsewhere;
}

/**
 * Counts one call by `key` (an address, a user). Gives the headers that tell how many are left; throws `Refusal` 429 when
 * there were too many.
 */
export async function countCall(counter: Counter, key: string): Promise<Record<string, string>> {
  const counted = await counting(counter, key);
  const headers = limitHeaders(counted);
  if (counted.isTooMany) throw tooManyCalls(Number(headers["RateLimit-Reset"]), headers);
  return headers;
}

/** 429: `seconds` until the caller may come back. */
export function tooManyCalls(seconds: number, headers: Record<string, string>, sentence?: string) {
  const wait = sentence ?? `Too many requests. Please wait ${seconds} s and try again.`;
  return new Refusal(429, wait, {}, { ...headers, "Retry-After": String(seconds) });
}

function limitHeaders({ limit, left, wait }: Counted) {
  return {
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(left),
    "RateLimit-Reset": String(Math.max(1, Math.ceil(wait / 1000))),
  };
}
