import { aheadOfUtc, day } from "./time";

/** `2024-01-12` → start of that day in Surat as UTC ms; null for anything else. */
export function dayStart(text: string | null): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const start = Date.parse(text) - aheadOfUtc;
  // The 30th of February is none: `Date.parse` reads it as one in March.
  return !Number.isNaN(start) && dayOf(start) === text ? start : null;
}

/** `2024-01-12` → start of the next day: India has no daylight saving time, so every day has 24 hours. */
export function dayEnd(text: string | null): number | null {
  const start = dayStart(text);
  return start === null ? null : start + day;
}

/** UTC ms → the day in Surat as `2024-01-12`. By arithmetic: asking for the time zone takes 0.1 ms, 25 times as long. */
export const dayOf = (ms: number): string => new Date(ms + aheadOfUtc).toISOString().slice(0, 10);

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
