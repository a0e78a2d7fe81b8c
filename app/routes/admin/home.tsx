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
import { DashboardSection } from "~/dashboard/dashboard-section";
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

export const meta = () => pageMeta({ title: "Admin dashboard" });

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
  const {
    admin,
    counts,
    sales,
    waiting,
    sellers,
    matters,
    owed,
    stock,
    tooOld,
    unproven,
    books,
    stuck,
    backup,
    asking,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Admin dashboard</h1>
      </header>
      <section className="panel">
        <PersonFacts person={admin} />
      </section>
      <ul className="counters">
        <Counter to="/dashboard/admin/orders" label="Orders" count={counts.orders} />
        <Counter to="/dashboard/admin/products" label="Products" count={counts.products} />
        <Counter to="/dashboard/admin/users" label="Users" count={counts.users} />
      </ul>
      <DashboardSection title="Waiting for action">
        <WaitingList waiting={waiting} />
        <Link to="/dashboard/admin/enquiries">
          {matters.enquiries === 1
            ? "1 enquiry not yet answered"
            : `${matters.enquiries} enquiries not yet answered`}
        </Link>
        {asking > 0 && (
          <p>
            <Link to={tradeAccountsPath}>
              {asking === 1
                ? "1 customer asks for trade prices"
                : `${asking} customers ask for trade prices`}
            </Link>
          </p>
        )}
        {owed.map(({ number, buyer }) => (
          <p key={number}>
            <Link to={`/dashboard/admin/orders/${number}`}>
              {`Order ${number} of ${buyer} was cancelled: give the money back by hand`}
            </Link>
          </p>
        ))}
        {unproven > 0 && (
          <p>
            <Link to="/dashboard/admin/orders/unconfirmed">
              {unproven === 1
                ? "1 order on delivery is not confirmed"
                : `${unproven} orders on delivery are not confirmed`}
            </Link>
          </p>
        )}
        {stock.owed > 0 && (
          <p>
            <Link to={`${stockPath}?show=owed`}>
              {stock.owed === 1
                ? "Packs of 1 product are owed"
                : `Packs of ${stock.owed} products are owed`}
            </Link>
          </p>
        )}
        {stock.low > 0 && (
          <p>
            <Link to={`${stockPath}?show=low`}>
              {stock.low === 1 ? "1 product runs low" : `${stock.low} products run low`}
            </Link>
          </p>
        )}
        {tooOld > 0 && (
          <p>
            <Link to={`${batchesPath}?state=old`}>
              {tooOld === 1
                ? "1 batch is too old to be sold"
                : `${tooOld} batches are too old to be sold`}
            </Link>
          </p>
        )}
        {books && (
          <p>
            <Link to="/dashboard/admin/health">{books}</Link>
          </p>
        )}
        {stuck > 0 && (
          <p>
            <Link to="/dashboard/admin/outbox?state=stuck">{stuckWords(stuck)}</Link>
          </p>
        )}
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
        <BackupFacts {...backup} />
      </DashboardSection>
    </>
  );
}

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
