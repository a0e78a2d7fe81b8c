/** Days as whole numbers, for sums by day: India is 5½ hours ahead of UTC all year round. */
import { aheadOfUtc, day } from "./time";

/** UTC ms → how many days in Surat have begun since 1 January 1970. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + aheadOfUtc) / day);
}

/** The inverse: the UTC ms at which that day begins in Surat. */
export function startOfDayNumber(number: number): number {
  return number * day - aheadOfUtc;
}

/** UTC ms → `2024-01-12 15:05` in Surat: the form that spreadsheets read as a time. */
export function sheetTime(ms: number): string {
  return new Date(ms + aheadOfUtc).toISOString().slice(0, 16).replace("T", " ");
}
