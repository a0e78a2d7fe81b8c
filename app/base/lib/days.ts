import { indianClock, indianTime, utcOf } from "./india/indian-time";
import { day } from "./time";

/** `2024-01-12` → start of that day in Surat as UTC ms; null for anything else. */
export function dayStart(text: string | null): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const start = indianClock(text);
  // The 30th of February is none: it reads as one in March.
  return start.format("YYYY-MM-DD") === text ? utcOf(start) : null;
}

/** `2024-01-12` → start of the next day: India has no daylight saving time, so every day has 24 hours. */
export function dayEnd(text: string | null): number | null {
  const start = dayStart(text);
  return start === null ? null : start + day;
}

/** UTC ms → the day in Surat as `2024-01-12`. */
export const dayOf = (ms: number): string => indianTime(ms).format("YYYY-MM-DD");

/** UTC ms → when (UTC ms) the day in Surat begins, or the one so many days `later`. */
export const startOfDay = (ms: number, later = 0): number =>
  utcOf(indianTime(ms).startOf("day").add(later, "day"));

/** UTC ms → the month in Surat as `2024-01`. */
export const monthOf = (ms: number): string => indianTime(ms).format("YYYY-MM");

/** The day in the URL under this name; "" when missing or invalid. */
export function dayIn(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  return dayStart(value) === null ? "" : (value ?? "");
}

/** `2026-11-25`, `25-11-2026` or `25/11/2026` → `2026-11-25`; null for anything else. */
export function dayFrom(typed: string): string | null {
  const [, dayOfMonth = "", month = "", year = ""] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}` : typed;
  return dayStart(day) === null ? null : day;
}
