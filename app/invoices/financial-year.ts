import { aheadOfUtc } from "~/lib/time";

/** UTC ms → the financial year (April to March) it is in India then: `2627` for April 2026 to March 2027. */
export function financialYear(ms: number): string {
  const there = new Date(ms + aheadOfUtc);
  const began = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return twoDigits(began) + twoDigits(began + 1);
}

/** `2627` → when it begins and when the next one does (UTC ms): midnight in India before 1 April. Null: no such year. */
export function yearBounds(year: string): { from: number; until: number } | null {
  if (!/^\d{4}$/.test(year)) return null;
  const began = 2000 + Number(year.slice(0, 2));
  if (year !== twoDigits(began) + twoDigits(began + 1)) return null;
  return { from: monthStart(began, 3), until: monthStart(began + 1, 3) };
}

/** `2026-11` → when that month begins and when the next one does (UTC ms). Null: no such month. */
export function monthBounds(month: string): { from: number; until: number } | null {
  const [, year = "", number = ""] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year) return null;
  const [y, m] = [Number(year), Number(number) - 1];
  return { from: monthStart(y, m), until: monthStart(y, m + 1) };
}

/** `2627` → `2026–27`, as people write it. */
export function yearInWords(year: string): string {
  return `20${year.slice(0, 2)}–${year.slice(2)}`;
}

function monthStart(year: number, month: number): number {
  return Date.UTC(year, month, 1) - aheadOfUtc;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
