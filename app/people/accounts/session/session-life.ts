import { isStaff, type Member } from "../member";
import { day, hour } from "~/base/lib/time";

const thirtyDays = 30 * day;
/** Idle time (ms) after which a staff member's browser is signed out. */
export const adminIdle = 12 * hour;

/** Maximum session length (ms). */
export const longestSession = thirtyDays;

/**
 * When (UTC ms) a session used at `now` expires: a shopper's thirty days after it began, a staff member's twelve hours from
 * now but never later than a shopper's.
 */
export function endOfSession(
  { createdAt, ...member }: Member & { createdAt: number },
  now: number,
) {
  const latest = createdAt + thirtyDays;
  return isStaff(member) ? Math.min(latest, now + adminIdle) : latest;
}

/** Minimum interval (ms) between writes of `lastUsedAt`: one write per request would cost too much. */
export function pauseBetweenNotes(member: Member | null): number {
  return member && isStaff(member) ? hour / 12 : hour;
}
