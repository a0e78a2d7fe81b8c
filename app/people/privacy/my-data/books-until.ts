import { financialYearStart, indianClock, utcOf } from "~/base/lib/india/indian-time";

/**
 * Until when (UTC ms) an invoice of this time must be kept: 72 months after the annual return of its financial year is due, which is
 * 31 December after the year's end (CGST Act, section 36).
 */
export function booksUntil(issuedAt: number): number {
  const yearEnds = financialYearStart(issuedAt) + 1;
  return utcOf(indianClock(`${yearEnds + 6}-12-31`));
}
