import { randomBytes, randomUUID } from "node:crypto";

let last = { now: 0, made: 0 };

/**
 * A new id: 32 hex digits, the first 12 the time in ms, then how many this process made in that ms, so that later ids sort later.
 * Not a secret: never use it as a permission.
 */
export function newId(now = Date.now()): string {
  last = now === last.now ? { now, made: last.made + 1 } : { now, made: 0 };
  // Its first 8 and last 12 digits are random, and Node makes many at once: 0.3 µs, where 8 bytes of their own take 8.
  const random = randomUUID();
  const [time, made] = [
    now.toString(16).padStart(12, "0"),
    last.made.toString(16).padStart(5, "0"),
  ];
  return time + made + random.slice(-12) + random.slice(0, 3);
}

/** An unguessable 256-bit token for links and cookies that grant permission. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
