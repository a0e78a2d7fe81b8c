import type { DutyFacts } from "~/office/duties/facts";
import { indianClock, indianTime } from "~/base/lib/india/indian-time";
import { monthOf } from "~/base/lib/days";
import { monthBounds } from "~/sales/invoices/financial-year";

/** How often a firm files GSTR-1. */
export type Filing = DutyFacts["filing"];

/**
 * What a file is of, with its start and exclusive end (UTC ms). `month`: GSTR-1 of a month. `quarter`: GSTR-1 of three months. `iff`:
 * what a firm that files by the quarter may send ahead of a quarter's first and second month: papers of firms.
 */
export type ReturnPeriod = {
  kind: "month" | "iff" | "quarter";
  /** `2026-11`, or `2026-Q4` for October to December. */
  name: string;
  /** Its last month: `2026-12`. */
  month: string;
  from: number;
  until: number;
};

/** The period in a query string as it is called, `2026-11` or `2026-Q4`; else the month before that of `now` (UTC ms). */
export function plainPeriodIn(query: URLSearchParams, now: number): ReturnPeriod {
  const name = query.get("period") ?? query.get("quarter") ?? query.get("month") ?? "";
  return quarterNamed(name) ?? monthNamed(name) ?? lastMonth(now);
}

/** That period as such a firm files it: months are sent as IFF, but for the last of a quarter, with which all of it is filed. */
export function asFiled(period: ReturnPeriod, filing: Filing): ReturnPeriod {
  if (filing === "month" || period.kind !== "month") return period;
  const quarter = quarterNamed(quarterOf(period.month));
  return quarter?.month === period.month ? quarter : { ...period, kind: "iff" };
}

/** The quarter of a month: `2026-11` → `2026-Q4`. */
export const quarterOf = (month: string): string =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/** The months of a period: one, or three. */
export function monthsIn({ kind, month }: ReturnPeriod): string[] {
  const last = indianClock(`${month}-01`);
  const count = kind === "quarter" ? 3 : 1;
  return Array.from({ length: count }, (_, at) =>
    last.subtract(count - 1 - at, "month").format("YYYY-MM"),
  );
}

/** The query string by which the screens and files of a period are asked for. */
export const queryOf = ({ kind, name }: ReturnPeriod): string =>
  `?${kind === "quarter" ? "quarter" : "month"}=${name}`;

/** What is handed in with a period, as the desk of duties calls it. */
export const dutyOf = ({ kind, name }: ReturnPeriod) => ({
  duty: kind === "iff" ? "iff" : "gstr-1",
  period: name,
});

/** The period of which such a duty hands in a return; null: there is none of this name. */
export function periodOfDuty({
  duty,
  period,
}: {
  duty: string;
  period: string;
}): ReturnPeriod | null {
  const found = quarterNamed(period) ?? monthNamed(period);
  return found && duty === "iff" ? { ...found, kind: "iff" } : found;
}

/** The last month before a period, of an IFF before its quarter: with it ends the period whose GSTR-1 is due before. */
export function periodBefore({ kind, month, from }: ReturnPeriod): string {
  const whole = kind === "iff" ? quarterNamed(quarterOf(month)) : null;
  return monthOf((whole?.from ?? from) - 1);
}

/** The return period as the file names it, by its last month: `122026`. */
export const fpOf = ({ month }: ReturnPeriod): string => month.slice(5) + month.slice(0, 4);

/** The months to choose from, the newest first: this one, and `count` before. */
export const monthsBefore = (now: number, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, back) =>
    indianTime(now).subtract(back, "month").format("YYYY-MM"),
  );

/** The periods to choose from by the months that may be filed, the newest first. `filingOf`: how a month is filed. */
export function periodsOf(months: string[], filingOf: (month: string) => Filing): string[] {
  return months.flatMap((month, at) => {
    if (filingOf(month) === "month") return [month];
    const isLast = Number(month.slice(5)) % 3 === 0;
    return [...(isLast || at === 0 ? [quarterOf(month)] : []), ...(isLast ? [] : [month])];
  });
}

function quarterNamed(name: string): ReturnPeriod | null {
  const [, year = "", number = ""] = /^(20\d{2})-Q([1-4])$/.exec(name) ?? [];
  const monthAt = (index: number) => `${year}-${String(index).padStart(2, "0")}`;
  const month = monthAt(Number(number) * 3);
  const first = monthBounds(monthAt(Number(number) * 3 - 2));
  const last = monthBounds(month);
  return first && last && { kind: "quarter", name, month, from: first.from, until: last.until };
}

/** The month of this name; null if it is none. */
function monthNamed(month: string): ReturnPeriod | null {
  const bounds = monthBounds(month);
  return bounds && { kind: "month", name: month, month, ...bounds };
}

function lastMonth(now: number): ReturnPeriod {
  const [, before = ""] = monthsBefore(now, 1);
  const found = monthNamed(before);
  if (!found) throw new RangeError(`No month before ${now}`);
  return found;
}
