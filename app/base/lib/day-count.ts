/** Days as integers, for daily sums: India is 5½ hours ahead of UTC all year. */
import { indianTime } from "./india/indian-time";
import { aheadOfUtc, day } from "./time";

/** UTC ms → days since 1 January 1970 in Surat. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + aheadOfUtc) / day);
}

/** Day number → UTC ms of its start in Surat. */
export function startOfDayNumber(number: number): number {
  return number * day - aheadOfUtc;
}

/** UTC ms → `2024-01-12 15:05` in Surat, a form that spreadsheets parse as a time. */
export function sheetTime(ms: number): string {
  return indianTime(ms).format("YYYY-MM-DD HH:mm");
}
