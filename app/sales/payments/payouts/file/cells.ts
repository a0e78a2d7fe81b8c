import { paiseFrom } from "~/base/lib/money";
import { aheadOfUtc, second } from "~/base/lib/time";

/** Whether a file counts in rupees or, as the provider's programs do, in paise. */
export type Unit = "rupees" | "paise";

/** An amount of the file in paise; 0 for a blank one, null for none. Below zero as well: fees are given back. */
export function amountOf(cell: string, unit: Unit): number | null {
  if (cell === "") return 0;
  const [, minus = "", digits = ""] = /^(-?)(.*)$/.exec(cell) ?? [];
  const paise =
    unit === "rupees"
      ? paiseFrom(digits)
      : /^\d{1,12}(\.0*)?$/.test(digits)
        ? Number(digits.split(".")[0])
        : null;
  return paise === null ? null : minus ? -paise : paise;
}

/** Whether only rupees are written like this. */
export const isInRupees = (cell: string): boolean => /\.\d\d$|,/.test(cell);

/**
 * A time of the file as UTC ms: seconds since 1970, or a day (year first or last) with or without the time in India. Null: none.
 */
export function timeOf(cell: string): number | null {
  if (/^\d{9,10}$/.test(cell)) return Number(cell) * second;
  const found =
    /^(?:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<day2>\d{1,2})[/.-](?<month2>\d{1,2})[/.-](?<year2>\d{4}))(?:[T ](?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2}))?)?$/.exec(
      cell,
    )?.groups;
  if (!found) return null;
  const of = (...names: string[]) => Number(names.map((name) => found[name]).find(Boolean) ?? 0);
  const [year, month, day] = [of("year", "year2"), of("month", "month2"), of("day", "day2")];
  const [hours, minutes, seconds] = [of("hours"), of("minutes"), of("seconds")];
  const time = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const isReal =
    new Date(time).getUTCDate() === day &&
    month <= 12 &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60;
  return isReal && year >= 2000 ? time - aheadOfUtc : null;
}
