import type { CourierOutcome } from "~/base/db/money-ways";
import { rupees } from "~/base/lib/money";

export const courierMoneyPath = "/dashboard/admin/money/courier";

/** What became of a line, in a word or two. */
export const outcomeWords: Record<CourierOutcome, string> = {
  whole: "Paid",
  short: "Short",
  over: "More than the order",
  second: "Second line of its order",
  twice: "Twice in this file",
  before: "Noted before",
  unknown: "No such parcel",
  paid: "Paid already",
  "not-by-hand": "Not to be paid by hand",
  cancelled: "Cancelled order",
  reversed: "Taken back by the courier",
  nothing: "No amount",
  batch: "Kept by the courier",
};

type Line = { outcome: CourierOutcome; amountPaise: number; notedPaise: number };

/** What the file says of a line and what is noted of it, as a phrase. */
export function amountWords({ outcome, amountPaise, notedPaise }: Line): string {
  if (outcome === "whole") return rupees(amountPaise);
  if (outcome === "batch" || outcome === "nothing") return rupees(amountPaise);
  const noted = notedPaise === 0 ? "nothing is noted" : `${rupees(notedPaise)} is noted`;
  return `${rupees(amountPaise)}, ${noted}`;
}

/** One outcome of a file: how many lines have it, what they say and what was noted of them (paise). */
export type OutcomeSum = {
  outcome: CourierOutcome;
  lines: number;
  amountPaise: number;
  notedPaise: number;
};

/** The sums of a file by outcome, in the order of `outcomeWords`. */
export function outcomeSums(lines: Line[]): OutcomeSum[] {
  return (Object.keys(outcomeWords) as CourierOutcome[])
    .map((outcome) => {
      const some = lines.filter((line) => line.outcome === outcome);
      return {
        outcome,
        lines: some.length,
        amountPaise: some.reduce((sum, line) => sum + line.amountPaise, 0),
        notedPaise: some.reduce((sum, line) => sum + line.notedPaise, 0),
      };
    })
    .filter((sum) => sum.lines > 0);
}

export const linesWords = (lines: number): string => (lines === 1 ? "1 line" : `${lines} lines`);

/** How far a file is noted: “1,200 of 2,000 lines noted”. */
export const notedSoFar = (lines: number, waiting: number): string =>
  `${lines.toLocaleString("en-IN")} of ${(lines + waiting).toLocaleString("en-IN")} lines noted`;

export const ordersCounted = (orders: number): string =>
  orders === 1 ? "1 order" : `${orders} orders`;

/** What is late with a courier: “₹18,240 older than 8 days with Delhivery”. */
export const lateWords = (courier: string, paise: number, days: number): string =>
  `${rupees(paise)} older than ${days} days with ${courier}`;
