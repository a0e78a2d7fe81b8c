import { and, gte, lt, notInArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { cashMoves, expenseGroups } from "~/base/db/paid-out";
import { moneyPaidOut } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { dayOf, dayStart } from "~/base/lib/days";
import { groupedBy } from "~/base/lib/grouped-by";
import { rupees } from "~/base/lib/money";
import type { Span } from "~/sales/payments/takings/takings-rows.server";
import { isCashMove } from "./cash-move";
import { type PaidOutRow, paidOutIn } from "./paid-out.server";

/** Cash to one person in a day of which the law of income tax lets nothing be deducted if it is more, in paise. */
const mostCash = 10_000_00;

const daysOf = ({ from, until }: Span) => ({ from: dayOf(from), until: dayOf(until) });

/** The expenses of a month, oldest first, also those that were taken back; cash that only moved is none. */
export const expensesIn = (span: Span): PaidOutRow[] =>
  paidOutIn(daysOf(span)).filter(({ spentOn }) => !isCashMove(spentOn));

/** The expenses of a month, their sums by group, GST within them, and what to look at; in paise. */
export function expensesOf(span: Span) {
  const rows = expensesIn(span);
  const counted = rows.filter(({ takenBackBecause }) => takenBackBecause === null);
  const groups = expenseGroups.flatMap((group) => {
    const own = counted.filter(({ spentOn }) => spentOn === group);
    return own.length === 0 ? [] : [{ group, count: own.length, ...sumsOf(own) }];
  });
  return {
    rows: rows.map(({ takenBackBy: _by, at: _at, ...row }) => row),
    groups,
    ...sumsOf(counted),
    muchCash: muchCashIn(counted),
  };
}

export type ExpenseRow = ReturnType<typeof expensesOf>["rows"][number];
export type ExpenseGroupSum = ReturnType<typeof expensesOf>["groups"][number];

const sumsOf = (rows: PaidOutRow[]) => ({
  paise: rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  gstPaise: rows.reduce((sum, { gstPaise }) => sum + gstPaise, 0),
});

/** To whom too much was paid in cash on one day, one sentence each. */
function muchCashIn(rows: PaidOutRow[]): string[] {
  const inCash = rows.filter(({ way, toWhom }) => (way === "till" || way === "cash") && toWhom);
  return [...groupedBy(inCash, ({ day, toWhom }) => `${day} ${toWhom.toLowerCase()}`).values()]
    .map((own) => ({ ...sumsOf(own), first: own[0] }))
    .filter(({ paise }) => paise > mostCash)
    .map(
      ({ paise, first }) =>
        `${rupees(paise)} to ${first?.toWhom} on ${dayInWords(first?.day ?? "")}`,
    );
}

/** What a month's expenses and the GST within them come to, in paise. */
export function expenseSums(span: Span): { paise: number; gstPaise: number } {
  const days = daysOf(span);
  const found = db
    .select({
      paise: sql<number>`coalesce(sum(${moneyPaidOut.amountPaise}), 0)`,
      gstPaise: sql<number>`coalesce(sum(${moneyPaidOut.gstPaise}), 0)`,
    })
    .from(moneyPaidOut)
    .where(
      and(
        gte(moneyPaidOut.day, days.from),
        lt(moneyPaidOut.day, days.until),
        notInArray(moneyPaidOut.spentOn, [...cashMoves]),
      ),
    )
    .get();
  return found ?? { paise: 0, gstPaise: 0 };
}

/** When the first day with an expense began (UTC ms); null: there is none. */
export function firstExpenseAt(): number | null {
  const first = db
    .select({ day: moneyPaidOut.day })
    .from(moneyPaidOut)
    .orderBy(moneyPaidOut.day)
    .limit(1)
    .get();
  return first ? dayStart(first.day) : null;
}

/** The expense with this id that was not taken back; undefined: there is none. */
export function openExpense(rows: ExpenseRow[], id: string | null): ExpenseRow | undefined {
  return rows.find((row) => row.id === id && row.takenBackBecause === null);
}
