import { day, hour } from "~/lib/time";

const thirtyDays = 30 * day;
/** Idle time (ms) after which an admin's browser is signed out. */
export const adminIdle = 12 * hour;

/** Maximum session length (ms). */
export const longestSession = thirtyDays;

/**
 * When (UTC ms) a session used at `now` expires: a shopper's thirty days after it began, an admin's twelve hours from
 * now but never later than a shopper's.
 */
export function endOfSession(
  { role, createdAt }: { role: number; createdAt: number },
  now: number,
) {
  const latest = createdAt + thirtyDays;
  return role === 1 ? Math.min(latest, now + adminIdle) : latest;
}

/** Minimum interval (ms) between writes of `lastUsedAt`: one write per request would cost too much. */
export function pauseBetweenNotes(role: number): number {
  return role === 1 ? hour / 12 : hour;
}
