import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { customerPage } from "~/office/customers/list/customer-list.server";
import { CustomerTable } from "~/office/customers/list/customer-table";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { date } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { shownPhone } from "~/base/lib/india/phone";
import { keywordIn, queryOf } from "~/base/lib/list-filter";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import { whatsAppOf } from "~/base/lib/whatsapp";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Customers" });

const list = "/dashboard/admin/users";

/** Accounts and guests in one list. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const keyword = keywordIn(query);
  const { customers, ...found } = customerPage({ keyword, page: pageIn(query) });
  return {
    ...found,
    keyword,
    customers: customers.map(({ key: _key, paidPaise, lastOrderedAt, phone, ...customer }) => ({
      ...customer,
      phone: shownPhone(phone),
      whatsApp: whatsAppOf(phone),
      paid: rupees(paidPaise),
      last: lastOrderedAt === null ? "–" : date(lastOrderedAt),
    })),
  };
}

export default function AdminCustomers() {
  const { customers, keyword, total, isMore, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Customers" action={<Link to="/dashboard/admin/staff">Staff</Link>}>
        <FilterForm list={list} filter={{ q: keyword }} button="Search" title="Search">
          <KeywordField label="Name, email or phone" value={keyword} />
        </FilterForm>
      </ListHead>
      <CustomerTable
        customers={customers}
        empty={
          <div className="empty">
            <p>Nobody has that in name, email or phone.</p>
            <Link to={list}>Show all customers</Link>
          </div>
        }
      />
      <ListFoot about="Who has an account, and guests: one for each mobile number, or for each email where there is no number. Paid is what was paid, less what was given back.">
        <p className="row">
          <span className="muted">
            {`${isMore ? "At least " : ""}${total === 1 ? "1 customer" : `${formatIndian(total)} customers`}${keyword && ` with “${keyword}”`}${isMore ? ". Type more of it to find the others." : ""}`}
          </span>
          {total > 0 && (
            <a href={`/dashboard/admin/customers.csv${queryOf({ q: keyword })}`}>Export as CSV</a>
          )}
        </p>
      </ListFoot>
      <Pager label="Pages of customers" page={page} pages={pages} query={{ q: keyword }} />
    </>
  );
}
