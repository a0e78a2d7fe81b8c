import { dayOf, dayStart } from "~/base/lib/days";
import { hour } from "~/base/lib/time";

/**
 * When an order was sent, as UTC ms, for `Move.at`. `day`: `2026-11-25`, or blank for today. Today is now; an earlier day counts from its
 * noon, and not before the order was placed. A day to come or before the order gives a time that `moveOrder` refuses. Null: no day.
 */
export function sentAt(day: string, order: { createdAt: number }, now: number): number | null {
  if (day === "" || day === dayOf(now)) return now;
  const start = dayStart(day);
  if (start === null) return null;
  const noon = start + 12 * hour;
  return day === dayOf(order.createdAt) ? Math.max(noon, order.createdAt) : noon;
}
