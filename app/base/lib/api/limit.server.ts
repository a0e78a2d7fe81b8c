import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "../env/settings.server";
import { Refusal } from "./refusal";

/**
 * In-memory call counters: they protect the machine, not a secret, so a restart may reset them. (Password attempts are counted
 * in the database, together with the pages'.)
 */
const counters = {
  requests: new RateLimiterMemory({ points: settings.api.perMinute, duration: 60 }),
  /** A shop page shows dozens of photos. */
  photos: new RateLimiterMemory({ points: settings.api.perMinute * 10, duration: 60 }),
  /** Fast typing triggers several requests per second. */
  suggestions: new RateLimiterMemory({ points: settings.api.perMinute * 2, duration: 60 }),
  "payment-order": new RateLimiterMemory({ points: 20, duration: 10 * 60 }),
};

export type Counter = keyof typeof counters;

/** A counter's state after one more call. */
export type Counted = {
  limit: number;
  left: number;
  /** Milliseconds until the limit resets. */
  wait: number;
  isTooMany: boolean;
};
export type Counting = (counter: Counter, key: string) => Promise<Counted>;

/** Counts in this process's memory. */
export const countInProcess: Counting = async (counter, key) => {
  const limiter = counters[counter];
  const counted = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isTooMany: boolean) => ({
    limit: limiter.points,
    left: Math.max(0, remainingPoints),
    // Capped at the counter's duration, in case the clock was set back since its first call.
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

let counting = countInProcess;

/** Moves counting elsewhere: several processes must share counters. */
export function countBy(elsewhere: Counting): void {
  counting = elsewhere;
}

/** Counts one call for `key` (an address, a user). Returns the RateLimit headers; throws `Refusal` 429 above the limit. */
export async function countCall(counter: Counter, key: string): Promise<Record<string, string>> {
  const counted = await counting(counter, key);
  const headers = limitHeaders(counted);
  if (counted.isTooMany) throw tooManyCalls(Number(headers["RateLimit-Reset"]), headers);
  return headers;
}

/** A 429 refusal; `seconds` until the client may retry. */
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
