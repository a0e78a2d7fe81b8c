import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "~/accounts/staff/rights";
import { requireStaff, type Viewer } from "~/accounts/viewer.server";
import { booksProblem } from "~/books/books-job.server";
import { BackupFacts } from "~/backup/backup-facts";
import { reasonWords } from "~/payments/review/reason-words";
import { ErrorPage } from "~/layout/error-page";
import { guardedMeta } from "~/layout/page-meta";
import { healthProblems } from "~/health/health-facts.server";
import { openMatters } from "~/dashboard/attention.server";
import { recentBestSellers } from "~/dashboard/best-sellers.server";
import { BestSellerList } from "~/dashboard/best-seller-list";
import { counters } from "~/dashboard/counters.server";
import { DashboardSection } from "~/dashboard/dashboard-section";
import { GiveBackList } from "~/dashboard/give-back-list";
import { PersonFacts } from "~/dashboard/person-facts";
import { ReviewList } from "~/dashboard/review-list";
import { SalesChart } from "~/dashboard/sales-chart";
import { salesByDay } from "~/dashboard/sales.server";
import { SalesSums } from "~/dashboard/sales-sums";
import { DayFigures } from "~/dashboard/today/day-figures";
import { dayWork } from "~/dashboard/today/day-work.server";
import { FirstSteps } from "~/dashboard/today/first-steps";
import { firstSteps } from "~/dashboard/today/first-steps.server";
import { StaffToday } from "~/dashboard/today/staff-today";
import { staffToday } from "~/dashboard/today/staff-today.server";
import { CounterList } from "~/dashboard/today/counter-list";
import { dayMatters } from "~/dashboard/today/day-matters.server";
import { Matters } from "~/dashboard/today/matters";
import { returningWords } from "~/dashboard/today/returning-words";
import { returningBuyers } from "~/dashboard/today/returning.server";
import { Wellness } from "~/dashboard/today/wellness";
import { toGiveBack } from "~/orders/money/to-give-back.server";
import { ButtonLink } from "~/ui/button";
import { WaitingList } from "~/dashboard/waiting-list";
import { waitingOrders } from "~/dashboard/waiting-orders.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

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
      <Wellness problems={rest.problems} isQuiet={rest.matters.every(({ count }) => count === 0)} />
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
