import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { aheadOfUtc } from "~/base/lib/time";

dayjs.extend(utc);

/**
 * UTC ms → the calendar and the clock in India at that time, to format and to reckon with; `utcOf` leads back. By dayjs and not by `Intl`,
 * so that the server and every browser write the same letters, whatever their time zone and their version of ICU.
 *
 * India has no daylight saving time: its clock is that of UTC, moved by 330 minutes. dayjs's own `utcOffset(330)` reckons in the time
 * zone of the machine and is an hour off for hours in which clocks change there.
 */
export const indianTime = (ms: number): Dayjs => dayjs.utc(ms + aheadOfUtc);

/** What the calendar and the clock in India show, `2026-11-25` or `2026-11-25T14:30`. The 30th of February is one in March. */
export const indianClock = (shown: string): Dayjs =>
  dayjs.utc(shown.includes("T") ? `${shown}Z` : `${shown}T00:00Z`);

/** UTC ms of what an Indian calendar and clock show; NaN if they cannot. */
export const utcOf = (indian: Dayjs): number => indian.valueOf() - aheadOfUtc;

/** UTC ms → the year in which its Indian financial year begins, in April. */
export const financialYearStart = (ms: number): number =>
  indianTime(ms).subtract(3, "month").year();
