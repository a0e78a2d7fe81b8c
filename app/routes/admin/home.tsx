import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "~/people/accounts/staff/rights";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { booksProblem } from "~/office/books/books-job.server";
import { BackupFacts } from "~/upkeep/backup/backup-facts";
import { reasonWords } from "~/sales/payments/held/reason-words";
import { ErrorPage } from "~/layout/error-page";
import { guardedMeta } from "~/layout/page-meta";
import { healthProblems } from "~/office/health/health-facts.server";
import { openMatters } from "~/office/dashboard/attention.server";
import { recentBestSellers } from "~/office/dashboard/best-sellers.server";
import { BestSellerList } from "~/office/dashboard/best-seller-list";
import { counters } from "~/office/dashboard/counters.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { GiveBackList } from "~/office/dashboard/give-back-list";
import { PersonFacts } from "~/office/dashboard/person-facts";
import { ReviewList } from "~/office/dashboard/review-list";
import { SalesChart } from "~/office/dashboard/sales-chart";
import { salesByDay } from "~/office/dashboard/sales.server";
import { SalesSums } from "~/office/dashboard/sales-sums";
import { DayFigures } from "~/office/dashboard/today/day-figures";
import { dayWork } from "~/office/dashboard/today/day-work.server";
import { FirstSteps } from "~/office/dashboard/today/first-steps";
import { firstSteps } from "~/office/dashboard/today/first-steps.server";
import { StaffToday } from "~/office/dashboard/today/staff-today";
import { staffToday } from "~/office/dashboard/today/staff-today.server";
import { CounterList } from "~/office/dashboard/today/counter-list";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import { Matters } from "~/office/dashboard/today/matters";
import { returningWords } from "~/office/dashboard/today/returning-words";
import { returningBuyers } from "~/office/dashboard/today/returning.server";
import { openDisputes } from "~/office/disputes/dispute-list.server";
import { OpenDisputes } from "~/office/disputes/open-disputes";
import { HealthLine } from "~/office/dashboard/today/health-line";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { ButtonLink } from "~/base/ui/button";
import { WaitingList } from "~/office/dashboard/waiting-list";
import { waitingOrders } from "~/office/dashboard/waiting-orders.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = guardedMeta({ title: "Today" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "area");
  if (!may(member, "owner")) return { owner: null, staff: staffToday(member) };
  return { owner: await ownersToday(member), staff: null };
}

async function ownersToday({ name, email, phone }: Viewer) {
  const books = booksProblem();
  const { problems, copy, backup } = await healthProblems();
  return {
    admin: { name, email, phone },
    counts: counters(),
    work: dayWork(),
    sales: salesByDay(),
    waiting: waitingOrders(),
    sellers: recentBestSellers(),
    returning: returningBuyers(),
    steps: firstSteps(),
    reviews: openMatters().payments,
    problems: books ? [...problems, books] : problems,
    copy,
    backup,
    matters: dayMatters(),
    giveBack: toGiveBack(5),
    disputes: openDisputes(),
    now: Date.now(),
  };
}

export default function AdminHome() {
  const { owner, staff } = useLoaderData<typeof loader>();
  return staff ? <StaffToday today={staff} /> : <OwnersToday {...owner} />;
}

function OwnersToday({ admin, counts, work, sales, waiting, ...rest }: Loaded) {
  return (
    <>
      <header className="page-head row">
        <h1>Today</h1>
        <ButtonLink to="/dashboard/admin/counter" tone="quiet">
          Write down an order
        </ButtonLink>
      </header>
      {rest.steps && <FirstSteps steps={rest.steps} />}
      <DayFigures work={work} days={sales} />
      <Matters matters={rest.matters} />
      <HealthLine
        problems={rest.problems}
        isQuiet={rest.disputes.length === 0 && rest.matters.every(({ count }) => count === 0)}
      />
      {rest.disputes.length > 0 && (
        <DashboardSection id="disputes" title="Banks ask money back">
          <OpenDisputes disputes={rest.disputes} now={rest.now} />
        </DashboardSection>
      )}
      <DashboardSection id="to-pack" title="To pack and to send">
        <WaitingList waiting={waiting} />
      </DashboardSection>
      {rest.giveBack.total > 0 && (
        <DashboardSection title="Money to give back">
          <GiveBackList owed={rest.giveBack} all="/dashboard/admin/money#give-back" />
        </DashboardSection>
      )}
      <DashboardSection title="Payments that need review">
        <ReviewList payments={rest.reviews} reasons={reasonWords} />
      </DashboardSection>
      <DashboardSection title="Sales">
        <SalesSums days={sales} />
        <SalesChart days={sales} />
      </DashboardSection>
      <DashboardSection title="Best sellers of the last 30 days">
        <BestSellerList sellers={rest.sellers} />
        <p>{returningWords(rest.returning)}</p>
      </DashboardSection>
      <DashboardSection title="Backup">
        <BackupFacts {...rest.backup} />
        <p>Copy: {rest.copy.toLowerCase()}.</p>
      </DashboardSection>
      <section className="panel">
        <PersonFacts person={admin} />
      </section>
      <CounterList counts={counts} />
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["owner"]>;

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}
