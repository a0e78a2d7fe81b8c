import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { tallyPath } from "~/office/tally/tally-paths";
import { pageMeta } from "~/layout/page-meta";
import { keywordIn } from "~/base/lib/list-filter";
import { monthInWords } from "~/base/lib/dates";
import { pageIn } from "~/base/lib/page-number";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";
import { yearInWords } from "~/sales/invoices/financial-year";
import { invoiceFilterIn, monthsSoFar, returnPath } from "~/sales/invoices/list/invoice-filter";
import {
  invoicePage,
  monthlySums,
  yearsOfInvoices,
} from "~/sales/invoices/list/invoice-list.server";
import { invoicesLike } from "~/sales/invoices/list/invoice-search.server";
import { InvoiceTable } from "~/sales/invoices/list/invoice-table";
import { MonthTable } from "~/sales/invoices/list/month-table";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Invoices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const now = Date.now();
  const filter = invoiceFilterIn(query, now);
  const q = keywordIn(query);
  const choices = {
    years: yearsOfInvoices(now, filter.year),
    months: monthsSoFar(filter.year, now),
  };
  if (q !== "") return { ...invoicesLike(q, pageIn(query)), filter, q, sums: [], ...choices };
  const list = invoicePage(filter, pageIn(query));
  return { ...list, filter, q, sums: monthlySums(filter), ...choices };
}

export default function AdminInvoices() {
  const { papers, total, page, pages, filter, q, sums, years, months } =
    useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Invoices" action={<Link to={returnPath(filter)}>GST return</Link>}>
        <FilterForm
          list="/dashboard/admin/invoices"
          filter={{ ...filter, year: filter.year === years[0] ? "" : filter.year, q }}
        >
          <KeywordField label="Number, order or name" value={q} />
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
            options={months.map((month) => [month, monthInWords(month)])}
          />
        </FilterForm>
      </ListHead>
      {total === 0 ? (
        <div className="empty">
          <p>
            {q === ""
              ? "No invoices in this time. An order gets its invoice when it is paid."
              : "No invoice or credit note of any year is like that."}
          </p>
        </div>
      ) : (
        <div className="stack">
          {q === "" && (
            <details
              className="invoice-sums"
              key={filter.year + filter.month}
              open={filter.month !== ""}
            >
              <summary>{filter.month === "" ? "Sums by month" : "Sums of the month"}</summary>
              <MonthTable sums={sums} year={filter.year} />
            </details>
          )}
          <InvoiceTable papers={papers} />
          <ListFoot about="Invoices and credit notes as they were made. They are never changed or deleted.">
            <p className="row">
              <span className="muted">{countIn(total, q)}</span>
              {q === "" && filter.month !== "" && (
                <a href={`/dashboard/admin/invoices/month.pdf?${new URLSearchParams(filter)}`}>
                  All of the month as one PDF
                </a>
              )}
              {q === "" && filter.month === "" && (
                <span className="muted">Choose a month for all its papers in one PDF.</span>
              )}
              {q === "" ? (
                <>
                  <a href={`/dashboard/admin/invoices/export.csv?${new URLSearchParams(filter)}`}>
                    Export as CSV
                  </a>
                  <Link to={`${tallyPath}${filter.month && `?month=${filter.month}`}`}>
                    For Tally
                  </Link>
                </>
              ) : (
                <Link to="/dashboard/admin/invoices">Show all</Link>
              )}
            </p>
          </ListFoot>
          <Pager label="Pages of invoices" page={page} pages={pages} query={{ ...filter, q }} />
        </div>
      )}
    </>
  );
}

function countIn(total: number, q: string): string {
  const papers = total === 1 ? "1 paper" : `${total} papers`;
  return q === "" ? papers : `${papers} of all years`;
}
