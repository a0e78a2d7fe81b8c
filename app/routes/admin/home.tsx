import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { booksProblem } from "~/books/books-job.server";
import { BackupFacts } from "~/backup/backup-facts";
import { backupState } from "~/backup/backup-state.server";
import { countUnproven } from "~/payments/by-hand/unproven.server";
import { reasonWords } from "~/payments/review/reason-words";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { stuckWords } from "~/mail/mail-words";
import { outboxHealth } from "~/mail/outbox-list.server";
import { openMatters, owedByHand } from "~/dashboard/attention.server";
import { askingCount } from "~/prices/trade/trade-accounts.server";
import { tradeAccountsPath } from "~/prices/trade/trade-paths";
import { recentBestSellers } from "~/dashboard/best-sellers.server";
import { BestSellerList } from "~/dashboard/best-seller-list";
import { counters } from "~/dashboard/counters.server";
import { DayFigures } from "~/dashboard/day-figures";
import { DashboardSection } from "~/dashboard/dashboard-section";
import { type Matter, Matters } from "~/dashboard/matters";
import { PersonFacts } from "~/dashboard/person-facts";
import { ReviewList } from "~/dashboard/review-list";
import { SalesChart } from "~/dashboard/sales-chart";
import { salesByDay } from "~/dashboard/sales.server";
import { SalesSums } from "~/dashboard/sales-sums";
import { batchesPath } from "~/stock/batches/batch-filter";
import { batchesTooOld } from "~/stock/batches/batch-list.server";
import { stockMatters } from "~/stock/admin/stock-list.server";
import { stockPath } from "~/stock/admin/stock-query";
import { WaitingList } from "~/dashboard/waiting-list";
import { waitingOrders } from "~/dashboard/waiting-orders.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Today" });

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, phone } = await requireAdmin(args);
  const counts = counters();
  const sales = salesByDay();
  const waiting = waitingOrders();
  const sellers = recentBestSellers();
  const matters = openMatters();
  const { stuck } = outboxHealth();
  const owed = owedByHand();
  const stock = stockMatters();
  const unproven = countUnproven();
  const books = booksProblem();
  const asking = askingCount();
  const backup = await backupState();
  return {
    admin: { name, email, phone },
    counts,
    sales,
    waiting,
    sellers,
    matters,
    owed,
    stock,
    tooOld: batchesTooOld(),
    unproven,
    books,
    stuck,
    backup,
    asking,
  };
}

export default function AdminHome() {
  const { admin, counts, sales, waiting, sellers, matters, owed, ...rest } =
    useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Today</h1>
      </header>
      <DayFigures toPack={waiting.total} toCall={rest.unproven} today={sales.at(-1)} />
      <Matters matters={othersWaiting({ matters, ...rest })} />
      {owed.map(({ number, buyer }) => (
        <p key={number}>
          <Link to={`/dashboard/admin/orders/${number}`}>
            {`Order ${number} of ${buyer} was cancelled: give the money back by hand`}
          </Link>
        </p>
      ))}
      {rest.books && (
        <p>
          <Link to="/dashboard/admin/health">{rest.books}</Link>
        </p>
      )}
      {rest.stuck > 0 && (
        <p>
          <Link to="/dashboard/admin/outbox?state=stuck">{stuckWords(rest.stuck)}</Link>
        </p>
      )}
      <DashboardSection id="to-pack" title="To pack">
        <WaitingList waiting={waiting} />
      </DashboardSection>
      <DashboardSection title="Payments that need review">
        <ReviewList payments={matters.payments} reasons={reasonWords} />
      </DashboardSection>
      <DashboardSection title="Sales">
        <SalesSums days={sales} />
        <SalesChart days={sales} />
      </DashboardSection>
      <DashboardSection title="Best sellers of the last 30 days">
        <BestSellerList sellers={sellers} />
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

type Counts = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "matters" | "asking" | "stock" | "tooOld"
>;

/** What waits beside orders and payments. */
const othersWaiting = ({ matters, asking, stock, tooOld }: Counts): Matter[] => [
  {
    count: matters.enquiries,
    one: "enquiry not yet answered",
    many: "enquiries not yet answered",
    to: "/dashboard/admin/enquiries",
  },
  {
    count: asking,
    one: "customer asks for trade prices",
    many: "customers ask for trade prices",
    to: tradeAccountsPath,
  },
  {
    count: stock.owed,
    one: "product is owed to buyers",
    many: "products are owed to buyers",
    to: `${stockPath}?show=owed`,
  },
  {
    count: stock.low,
    one: "product runs low",
    many: "products run low",
    to: `${stockPath}?show=low`,
  },
  {
    count: tooOld,
    one: "batch is too old to be sold",
    many: "batches are too old to be sold",
    to: `${batchesPath}?state=old`,
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
