import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { day } from "./time";

dayjs.extend(utc);
dayjs.extend(timezone);

/** `2024-01-12` → when that day begins in Surat, as UTC ms; null for anything that is not a day. */
export function dayStart(text: string | null): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const start = dayjs.tz(text, "Asia/Kolkata");
  return start.isValid() && start.format("YYYY-MM-DD") === text ? start.valueOf() : null;
}

/** `2024-01-12` → when the next day begins: India keeps one time all year, so every day has 24 hours. */
export function dayEnd(text: string | null): number | null {
  const start = dayStart(text);
  return start === null ? null : start + day;
}

/** UTC ms → the day it is in Surat then, as `2024-01-12`. */
export function dayOf(ms: number): string {
  return dayjs(ms).tz("Asia/Kolkata").format("YYYY-MM-DD");
}

/** The day that an address asks of a list under this name; "" when it asks for none. */
export function dayIn(query: URLSearchParams, name: string): string {
  const asked = query.get(name);
  return dayStart(asked) === null ? "" : (asked ?? "");
}
