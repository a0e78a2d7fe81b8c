import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "../settings.server";
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

/**
 * Counts one call by `key` (an address, a user). Gives the headers that tell how many are left; throws `Refusal` 429 when
 * there were too many.
 */
export async function countCall(counter: Counter, key: string): Promise<Record<string, string>> {
  const limiter = counters[counter];
  try {
    return limitHeaders(limiter.points, await limiter.consume(key));
  } catch (result) {
    if (result instanceof Error) throw result;
    const headers = limitHeaders(limiter.points, result as RateLimiterRes);
    throw tooManyCalls(Number(headers["RateLimit-Reset"]), headers);
  }
}

/** 429: `seconds` until the caller may come back. */
export function tooManyCalls(seconds: number, headers: Record<string, string>, sentence?: string) {
  const wait = sentence ?? `Too many requests. Please wait ${seconds} s and try again.`;
  return new Refusal(429, wait, {}, { ...headers, "Retry-After": String(seconds) });
}

function limitHeaders(limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  return {
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(Math.max(0, remainingPoints)),
    "RateLimit-Reset": String(Math.max(1, Math.ceil(msBeforeNext / 1000))),
  };
}
