import { indianClock, indianTime, utcOf } from "~/base/lib/india/indian-time";
import { hour } from "~/base/lib/time";

/** What a field for a day and a time holds (`2026-11-25T14:30`, Indian time) → UTC ms; null for anything else. */
export function timeIn(typed: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(typed)) return null;
  const at = utcOf(indianClock(typed));
  return fieldTime(at) !== typed.slice(0, 16) ? null : at;
}

/** UTC ms → what such a field holds; "" for null. */
export const fieldTime = (at: number | null): string =>
  at === null ? "" : indianTime(at).format("YYYY-MM-DDTHH:mm");

/** CERT-In hears of it within 6 hours after it was noticed (directions of 28 April 2022). */
export const certWithin = 6 * hour;
/** The Data Protection Board gets the detail within 72 hours (Digital Personal Data Protection Rules 2025, rule 7). */
export const boardWithin = 72 * hour;
