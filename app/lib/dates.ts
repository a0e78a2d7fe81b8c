import { aheadOfUtc } from "./time";

/** A time in Surat is read from the UTC fields of one that much later: India has no daylight saving time. */
const inSurat = (ms: number) => new Date(ms + aheadOfUtc);

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const twoDigits = (value: number) => String(value).padStart(2, "0");

/** UTC ms → `12 Jan 2024, 3:05 PM`, the time in Surat. */
export const dateTime = (ms: number): string => `${date(ms)}, ${clockTime(ms)}`;

/** UTC ms → `3:05 PM`, the time in Surat. */
export function clockTime(ms: number): string {
  const time = inSurat(ms);
  const hour = time.getUTCHours();
  return `${hour % 12 || 12}:${twoDigits(time.getUTCMinutes())} ${hour < 12 ? "AM" : "PM"}`;
}

/** UTC ms → `12 Jan 2024`, the day in Surat. */
export function date(ms: number): string {
  const time = inSurat(ms);
  return `${twoDigits(time.getUTCDate())} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** UTC ms → `Tuesday`, the day in Surat. */
export const weekday = (ms: number): string => weekdays[inSurat(ms).getUTCDay()] ?? "";

/** `2026-11-02` → `2 Nov 2026`. */
export function dayInWords(text: string): string {
  const [year, month, day] = text.split("-").map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}
