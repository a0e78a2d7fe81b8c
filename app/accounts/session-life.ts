import { day, hour } from "~/lib/time";

const thirtyDays = 30 * day;
/** An admin's browser that was left alone for so long (ms) is signed out. */
export const adminIdle = 12 * hour;

/** How long (ms) a browser stays signed in at most. */
export const longestSession = thirtyDays;

/**
 * When (UTC ms) a session that is used at `now` ends unless it is used again: a shopper's thirty days after it began, an
 * admin's twelve hours from now, and never later than a shopper's.
 */
export function endOfSession(
  { role, createdAt }: { role: number; createdAt: number },
  now: number,
) {
  const latest = createdAt + thirtyDays;
  return role === 1 ? Math.min(latest, now + adminIdle) : latest;
}

/** How often (ms) it is noted that a session is used: a write for every request would cost more than it tells. */
export function pauseBetweenNotes(role: number): number {
  return role === 1 ? hour / 12 : hour;
}
