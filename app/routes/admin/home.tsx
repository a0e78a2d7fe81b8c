import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { may } from "~/accounts/staff/doors";
import { requireStaff, type Viewer } from "~/accounts/viewer.server";
import { booksProblem } from "~/books/books-job.server";
import { BackupFacts } from "~/backup/backup-facts";
import { backupState } from "~/backup/backup-state.server";
import { reasonWords } from "~/payments/review/reason-words";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { outboxHealth } from "~/mail/outbox-list.server";
import { healthFacts } from "~/health/health-facts.server";
import { openMatters, owedByHand } from "~/dashboard/attention.server";
import { askingCount } from "~/prices/trade/trade-accounts.server";
import { tradeAccountsPath } from "~/prices/trade/trade-paths";
import { recentBestSellers } from "~/dashboard/best-sellers.server";
import { BestSellerList } from "~/dashboard/best-seller-list";
import { counters } from "~/dashboard/counters.server";
import { DashboardSection } from "~/dashboard/dashboard-section";
import { PersonFacts } from "~/dashboard/person-facts";
import { firmGaps, undeclaredCount } from "~/dashboard/ready-to-sell.server";
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
import { Matters } from "~/dashboard/today/matters";
import { returningWords } from "~/dashboard/today/returning-words";
import { Wellness } from "~/dashboard/today/wellness";
import { returningBuyers } from "~/dashboard/today/returning.server";
import { batchesPath } from "~/stock/batches/batch-filter";
import { batchesTooOld } from "~/stock/batches/batch-list.server";
import { stockMatters } from "~/stock/admin/stock-list.server";
import { stockPath } from "~/stock/admin/stock-query";
import { ButtonLink } from "~/ui/button";
import { WaitingList } from "~/dashboard/waiting-list";
import { waitingOrders } from "~/dashboard/waiting-orders.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Today" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "area");
  if (!may(member, "owner")) return { owner: null, staff: staffToday(member) };
  return { owner: await ownersToday(member), staff: null };
}

async function ownersToday({ name, email, phone }: Viewer) {
  const books = booksProblem();
  const health = await healthFacts();
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
    owed: owedByHand(),
    problems: books ? [...health.problems, books] : health.problems,
    backup: await backupState(),
    others: {
      enquiries: openMatters().enquiries,
      asking: askingCount(),
      stock: stockMatters(),
      tooOld: batchesTooOld(),
      stuck: outboxHealth().stuck,
      undeclared: undeclaredCount() + firmGaps().length,
    },
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
      <Matters matters={othersWaiting(rest)} />
      <Wellness problems={rest.problems} />
      <DashboardSection id="to-pack" title="To pack and to send">
        <WaitingList waiting={waiting} />
      </DashboardSection>
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
      </DashboardSection>
      <section className="panel">
        <PersonFacts person={admin} />
      </section>
      <ul className="counters">
        <Counter to="/dashboard/admin/orders" label="Orders" count={counts.orders} />
        <Counter to="/dashboard/admin/products" label="Products" count={counts.products} />
        <Counter to="/dashboard/admin/users" label="Users" count={counts.users} />
      </ul>
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["owner"]>;

/** What waits beside packing and sending. */
const othersWaiting = ({ others, reviews, owed }: Pick<Loaded, "others" | "reviews" | "owed">) => [
  {
    count: reviews.total,
    one: "payment needs review",
    many: "payments need review",
    to: "/dashboard/admin/review",
  },
  ...owed.map(({ number, buyer }) => ({
    count: 1,
    one: `cancelled order to be paid back by hand: ${number} of ${buyer}`,
    many: "",
    to: `/dashboard/admin/orders/${number}`,
  })),
  {
    count: others.enquiries,
    one: "enquiry not yet answered",
    many: "enquiries not yet answered",
    to: "/dashboard/admin/enquiries",
  },
  {
    count: others.asking,
    one: "customer asks for trade prices",
    many: "customers ask for trade prices",
    to: tradeAccountsPath,
  },
  {
    count: others.stock.owed,
    one: "product is owed to buyers",
    many: "products are owed to buyers",
    to: `${stockPath}?show=owed`,
  },
  {
    count: others.stock.low,
    one: "product runs low",
    many: "products run low",
    to: `${stockPath}?show=low`,
  },
  {
    count: others.tooOld,
    one: "batch is too old to be sold",
    many: "batches are too old to be sold",
    to: `${batchesPath}?state=old`,
  },
  {
    count: others.stuck,
    one: "mail could not be sent",
    many: "mails could not be sent",
    to: "/dashboard/admin/outbox?state=stuck",
  },
  {
    count: others.undeclared,
    one: "thing is missing to sell lawfully",
    many: "things are missing to sell lawfully",
    to: "/dashboard/admin/ready-to-sell",
  },
];

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}

function Counter({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <li>
      <Link className="panel counter" to={to}>
        <strong>{`${count}+`}</strong> {label}
      </Link>
    </li>
  );
}
