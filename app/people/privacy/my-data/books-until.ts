import { aheadOfUtc } from "~/base/lib/time";

/**
 * Until when (UTC ms) an invoice of this time must be kept: 72 months after the annual return of its financial year is due, which is
 * 31 December after the year's end (CGST Act, section 36).
 */
export function booksUntil(issuedAt: number): number {
  const indian = new Date(issuedAt + aheadOfUtc);
  const yearEnds = indian.getUTCFullYear() + (indian.getUTCMonth() < 3 ? 0 : 1);
  return Date.UTC(yearEnds + 6, 11, 31) - aheadOfUtc;
}
