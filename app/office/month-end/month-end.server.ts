import { monthOf } from "~/base/lib/days";
import { indianClock } from "~/base/lib/india/indian-time";
import { dutyPage } from "~/office/duties/duty-page.server";
import { doneOf } from "~/office/duties/done.server";
import { dutyPath } from "~/office/duties/paths";
import { differencesOf } from "~/office/gst-return/amended/corrections.server";
import { filedReturns } from "~/office/gst-return/amended/filed.server";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { gstReturnOf, isNilReturn, nilAdvice } from "~/office/gst-return/gst-return.server";
import { dutyOf, monthsBefore, queryOf, quarterOf } from "~/office/gst-return/period";
import { tallyProblem } from "~/office/tally/tally-files.server";
import { financialYear, monthBounds } from "~/sales/invoices/financial-year";
import { locksOf } from "~/upkeep/month-lock/month-lock.server";
import { stepsOf } from "./steps.server";

/** What is handed in at a month's end, in the order of days. */
const handedIn = ["gstr-1", "iff", "voppa", "gstr-3b", "pmt-06"] as const;

/** The month in a query string that has begun by `now` (UTC ms); else the month before that. */
export function endingMonthIn(query: URLSearchParams, now: number): string {
  const asked = query.get("month") ?? "";
  return monthBounds(asked) && asked <= monthOf(now) ? asked : (monthsBefore(now, 1)[1] ?? "");
}

/** All that the page of a month's end shows. `now`: UTC ms. */
export async function monthEndPage(month: string, now = Date.now()) {
  const span = monthBounds(month);
  if (!span) throw new RangeError(`No such month: ${month}`);
  const period = filedPeriodIn(new URLSearchParams({ month }), now);
  const found = await gstReturnOf(period);
  const { file, gstin, corrections } = found;
  const done = doneOf(dutyOf(period).duty, period.name) !== undefined;
  const compared = done ? filedReturns(now) : [];
  const filed = compared.find((each) => each.period.name === period.name && !each.isOver);
  const differences = filed ? await differencesOf(compared) : [];
  return {
    month,
    months: monthsBefore(now, 24),
    isOver: month < monthOf(now),
    steps: stepsOf(span, found, now),
    files: {
      kind: period.kind,
      query: queryOf(period),
      year: financialYear(span.from),
      /** Why there is no file; of one without papers how it is filed. */
      problem:
        file && gstin !== null && isNilReturn(file) ? nilAdvice(period, gstin) : found.problem,
      tallyProblem: tallyProblem(),
    },
    duties: dutiesOf(month),
    /** What this month’s return corrects of those before. */
    corrections: corrections.map(({ period: of, sentence, isIn }) => ({ of, sentence, isIn })),
    /** What differs from what was filed for it; null: it is not handed in. */
    filed: done
      ? {
          isKnown: filed !== undefined,
          isKept: filed?.isKept ?? false,
          differences: differences
            .filter((each) => each.period === period.name)
            .map(({ sentence, correction }) => ({ sentence, canBe: correction !== null })),
          /** GSTR-3B is still to be filed: GSTR-1A corrects the same period. */
          isBefore3b: doneOf("gstr-3b", dutyPeriodOf3b(month, period.name)) === undefined,
        }
      : null,
    locks: locksOf(month),
  };
}

/** GSTR-3B is that of the month, or of the quarter in which an IFF was sent. */
const dutyPeriodOf3b = (month: string, name: string): string =>
  dutyPage("gstr-3b", name) ? name : quarterOf(month);

/** What is handed in for a month, and with the last month of a quarter for that. */
function dutiesOf(month: string) {
  const isLast = Number(month.slice(5)) % 3 === 0;
  const periods = [month, ...(isLast ? [quarterOf(month)] : [])];
  return handedIn.flatMap((duty) =>
    periods.flatMap((period) => {
      const page = dutyPage(duty, period);
      if (!page) return [];
      const row = page.rows.find(({ takenBackAt }) => takenBackAt === null);
      const done = row && { day: row.day, reference: row.reference, fileName: row.fileName };
      const { title, words, day } = page;
      return [
        { key: `${duty} ${period}`, title, words, day, done: done ?? null, to: dutyPath(page) },
      ];
    }),
  );
}

/** The last day of a month: it can be locked after it. */
export const lastDayOf = (month: string): string =>
  indianClock(`${month}-01`).endOf("month").format("YYYY-MM-DD");

export type MonthEndPage = Awaited<ReturnType<typeof monthEndPage>>;
