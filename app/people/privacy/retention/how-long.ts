import { indianClock, indianTime, utcOf } from "~/base/lib/india/indian-time";
import { day } from "~/base/lib/time";

/** At least a year (DPDP Rules r.8(3)), leap years too. */
export const aYear = 366 * day;

/**
 * The books of a financial year (April to March) are kept for 72 months from the day on which its annual return is due, the 31st
 * of December after it (s.36 and s.44 CGST Act). Returns the start (UTC ms, Indian time) of the first financial year whose orders the law
 * still wants: what was ordered before may go. `now`: UTC ms.
 */
export function booksKeptFrom(now: number): number {
  // The year that ended in March of `year` is let go of when the 31st of December `year` + 6 is over.
  return utcOf(indianClock(`${indianTime(now).year() - 7}-04-01`));
}
