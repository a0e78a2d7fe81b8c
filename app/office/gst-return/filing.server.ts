import { dayEnd } from "~/base/lib/days";
import { doneOf } from "~/office/duties/done.server";
import { dutyPage } from "~/office/duties/duty-page.server";
import { dutySettings } from "~/office/duties/duty-settings.server";
import { dutyPath } from "~/office/duties/paths";
import { asFiled, dutyOf, type Filing, monthsIn, plainPeriodIn, type ReturnPeriod } from "./period";

/** How often the firm files, as the owner says; above ₹5 crore turnover nobody may by the quarter. */
export function filingOf(): Filing {
  const { filing, turnover } = dutySettings();
  return turnover === "above-5" ? "month" : filing;
}

/**
 * The period in a query string as the firm files it; else the one before `now` (UTC ms). A month whose GSTR-1 was handed in stays one,
 * also if the firm files by the quarter since.
 */
export function filedPeriodIn(query: URLSearchParams, now: number): ReturnPeriod {
  const period = plainPeriodIn(query, now);
  return doneOf("gstr-1", period.name) ? period : asFiled(period, filingOf());
}

/** Where it is noted that a period's file was handed in; null: such a firm hands none in for it. */
export function handInPath(period: ReturnPeriod): string | null {
  const of = dutyOf(period);
  return dutyPage(of.duty, of.period) && dutyPath(of);
}

/** The day on which a period's file was handed in, `2026-12-10`; null: it was not, as far as the shop knows. */
export function doneDay(period: ReturnPeriod): string | null {
  const { duty, period: name } = dutyOf(period);
  return doneOf(duty, name)?.day ?? null;
}

/** An IFF of a quarter: its month, and the day on which it was handed in; null: it was not. */
export type Iff = { month: string; day: string | null };

/** The two IFFs of a quarter; none for another period. */
export const iffsIn = (period: ReturnPeriod): Iff[] =>
  period.kind === "quarter"
    ? monthsIn(period)
        .slice(0, 2)
        .map((month) => ({ month, day: doneOf("iff", month)?.day ?? null }))
    : [];

/** Up to when (UTC ms) the papers of each month went by an IFF: what was issued after the day of handing in did not. */
export const sentUntil = (iffs: Iff[]): Map<string, number> =>
  new Map(iffs.flatMap(({ month, day }) => (day === null ? [] : [[month, dayEnd(day) ?? 0]])));
