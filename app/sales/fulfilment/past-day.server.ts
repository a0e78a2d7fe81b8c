import { z } from "zod";
import { dayOf, dayStart } from "~/base/lib/days";

/** A day that is not in the future, Indian time; missing or empty for today. */
export const pastDay = (sentence: string) =>
  z
    .string()
    .default("")
    .refine((day) => day === "" || (dayStart(day) !== null && day <= dayOf(Date.now())), sentence);

/** The time (UTC ms) that such a day stands for: its start, or now for today. */
export function timeOf(day: string, now: number): number {
  const isToday = day === "" || day === dayOf(now);
  return isToday ? now : (dayStart(day) ?? now);
}
