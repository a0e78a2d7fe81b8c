import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/lib/page-number";
import { ChoiceField, FilterForm } from "~/ui/filter-form";
import { Pager } from "~/ui/pager";
import { yearInWords } from "~/invoices/financial-year";
import { invoiceFilterIn, monthInWords, monthsOf } from "~/invoices/invoice-filter";
import { invoicePage, monthlySums, yearsOfInvoices } from "~/invoices/invoice-list.server";
import { InvoiceTable } from "~/invoices/invoice-table";
import { MonthTable } from "~/invoices/month-table";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Invoices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const now = Date.now();
  const filter = invoiceFilterIn(query, now);
  const years = yearsOfInvoices(now, filter.year);
  const sums = monthlySums(filter);
  const list = invoicePage(filter, pageIn(query));
  return { ...list, filter, sums, years };
}

export default function AdminInvoices() {
  const { papers, total, page, pages, filter, sums, years } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Invoices</h1>
        <p className="lead">
          Invoices and credit notes as they were made. They are never changed or deleted.
        </p>
      </header>
      <FilterForm list="/dashboard/admin/invoices" filter={filter}>
        <ChoiceField
          name="year"
          label="Financial year"
          value={filter.year}
          options={years.map((year) => [year, yearInWords(year)])}
        />
        <ChoiceField
          name="month"
          label="Month"
          value={filter.month}
          all="The whole year"
          options={monthsOf(filter.year).map((month) => [month, monthInWords(month)])}
        />
      </FilterForm>
      {total === 0 ? (
        <div className="empty">
          <p>No invoices in this time. An order gets its invoice when it is paid.</p>
        </div>
      ) : (
        <div className="stack">
          <MonthTable sums={sums} year={filter.year} />
          <p className="row order-count">
            <span className="muted">{total === 1 ? "1 paper" : `${total} papers`}</span>
            <a href={`/dashboard/admin/invoices/export.csv?${new URLSearchParams(filter)}`}>
              Export as CSV
            </a>
          </p>
          <InvoiceTable papers={papers} />
          <Pager label="Pages of invoices" page={page} pages={pages} query={filter} />
        </div>
      )}
    </>
  );
}
