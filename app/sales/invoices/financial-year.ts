import type { Dayjs } from "dayjs";
import { financialYearStart, indianClock, utcOf } from "~/base/lib/india/indian-time";

/** UTC ms → the Indian financial year (April to March): `2627` for April 2026 to March 2027. */
export function financialYear(ms: number): string {
  const startYear = financialYearStart(ms);
  return twoDigits(startYear) + twoDigits(startYear + 1);
}

/** `2627` → its start and its exclusive end (UTC ms), at midnight in India. Null if `year` is not a financial year. */
export function yearBounds(year: string): { from: number; until: number } | null {
  if (!/^\d{4}$/.test(year)) return null;
  const startYear = 2000 + Number(year.slice(0, 2));
  if (year !== twoDigits(startYear) + twoDigits(startYear + 1)) return null;
  return spanFrom(indianClock(`${startYear}-04-01`), "year");
}

/** `2026-11` → its start and its exclusive end (UTC ms), at midnight in India. Null if `month` is not a month. */
export function monthBounds(month: string): { from: number; until: number } | null {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(month)
    ? spanFrom(indianClock(`${month}-01`), "month")
    : null;
}

/**
 * UTC ms of an invoice → the last day, `2027-11-30`, on which a credit note can lower its tax: 30 November after its financial year
 * (section 34 (2) CGST Act), or the annual return if that is filed earlier, which the shop does not know.
 */
export const lastCreditDay = (issuedAt: number): string =>
  `20${financialYear(issuedAt).slice(2)}-11-30`;

/** `2627` → `2026–27`. */
export function yearInWords(year: string): string {
  return `20${year.slice(0, 2)}–${year.slice(2)}`;
}

function spanFrom(first: Dayjs, unit: "month" | "year"): { from: number; until: number } {
  return { from: utcOf(first), until: utcOf(first.add(1, unit)) };
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
