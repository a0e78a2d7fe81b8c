import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { GiveBackList } from "~/office/dashboard/give-back-list";
import { disputeMoney } from "~/office/disputes/dispute-list.server";
import { DisputeMoney } from "~/office/disputes/money-line";
import { ExpensesLine } from "~/office/expenses/expenses-line";
import { expenseSums } from "~/office/expenses/month.server";
import { financialYear } from "~/sales/invoices/financial-year";
import { monthInWords } from "~/base/lib/dates";
import { paperSums } from "~/sales/invoices/list/invoice-list.server";
import { writtenOffIn } from "~/sales/orders/money/written-off.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { pageMeta } from "~/layout/page-meta";
import { CourierMoneyLine } from "~/office/courier-money/owed-by-couriers";
import { courierSums } from "~/office/courier-money/owed-by-couriers.server";
import { payoutsIn } from "~/sales/payments/payouts/month-payouts.server";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import { PayoutFacts } from "~/sales/payments/payouts/payout-facts";
import { AccountantFacts } from "~/sales/payments/takings/accountant-facts";
import { moneyPath, monthIn, monthsBeside } from "~/sales/payments/takings/month";
import { MoneyFacts, StillToComeList } from "~/sales/payments/takings/money-facts";
import { sumOf } from "~/sales/payments/takings/takings";
import { TakingsTable } from "~/sales/payments/takings/takings-table";
import {
  firstPaidAt,
  stillToCome,
  takingsByDay,
  unassigned,
} from "~/sales/payments/takings/takings.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Money" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const { month, span } = monthIn(new URL(args.request.url).searchParams, now);
  const days = takingsByDay(span);
  return {
    month,
    ...monthsBeside(span, firstPaidAt(), now),
    days,
    sum: sumOf(days),
    invoices: `/dashboard/admin/invoices?year=${financialYear(span.from)}&month=${month}`,
    papers: paperSums({ year: financialYear(span.from), month }),
    unassigned: unassigned(span),
    toCome: stillToCome(),
    payouts: payoutsIn(span),
    notPaidOut: notPaidOut(now),
    giveBack: toGiveBack(50),
    expenses: expenseSums(span),
    writtenOffPaise: writtenOffIn(span),
    couriers: courierSums(now),
    disputes: disputeMoney(span),
  };
}

export default function AdminMoney() {
  const { month, before, after, days, sum, invoices, papers, toCome, ...rest } =
    useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <PageHead title="Money">
        <nav className="row months" aria-label="Months">
          {before && <Link to={`${moneyPath}?month=${before}`}>{monthInWords(before)}</Link>}
          <strong>{monthInWords(month)}</strong>
          {after && <Link to={`${moneyPath}?month=${after}`}>{monthInWords(after)}</Link>}
        </nav>
      </PageHead>
      <MoneyFacts
        sum={sum}
        tax={papers.PR.taxPaise - papers.CN.taxPaise}
        invoices={invoices}
        unassigned={rest.unassigned}
        writtenOffPaise={rest.writtenOffPaise}
      />
      <ExpensesLine month={month} sums={rest.expenses} />
      <PayoutFacts
        takenPaise={sum.onlinePaise}
        month={rest.payouts}
        open={rest.notPaidOut}
        csv={`${moneyPath}/payouts.csv?month=${month}`}
      />
      <DisputeMoney money={rest.disputes} />
      <StillToComeList toCome={toCome} />
      <CourierMoneyLine owed={rest.couriers} />
      <DashboardSection id="give-back" title="Money to give back">
        {rest.giveBack.total === 0 ? (
          <p className="muted">Nothing is to be given back.</p>
        ) : (
          <GiveBackList owed={rest.giveBack} all="/dashboard/admin/orders?show=problems" />
        )}
      </DashboardSection>
      {days.length === 0 ? (
        <p className="empty">No money came in or went back in this month.</p>
      ) : (
        <TakingsTable days={days} sum={sum} />
      )}
      <AccountantFacts month={month} papers={papers} sum={sum} invoices={invoices} />
    </section>
  );
}
