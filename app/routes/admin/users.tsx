import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { ListFoot, ListHead } from "~/dashboard/list-head";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/lib/dates";
import { keywordIn } from "~/lib/list-filter";
import { rupees } from "~/lib/money";
import { pageIn } from "~/lib/page-number";
import { FilterForm, KeywordField } from "~/ui/filter-form";
import { Pager } from "~/ui/pager";
import { usersPage } from "~/accounts/users/user-list.server";
import { UserTable } from "~/accounts/users/user-table";
import { requireAdmin } from "~/accounts/viewer.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Users" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const keyword = keywordIn(query);
  const { users, ...found } = usersPage({ keyword, page: pageIn(query) });
  const shown = users.map(({ id, name, email, phone, role, staff, paidOrders, ...user }) => ({
    id,
    name,
    email,
    phone,
    role,
    staff,
    paidOrders,
    amount: rupees(user.paidPaise - user.refundedPaise),
    since: dateTime(user.createdAt),
  }));
  return { ...found, keyword, users: shown };
}

export default function AdminUsers() {
  const { users, keyword, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Users" action={<Link to="/dashboard/admin/staff">Staff</Link>}>
        <FilterForm
          list="/dashboard/admin/users"
          filter={{ q: keyword }}
          button="Search"
          title="Search"
        >
          <KeywordField label="Name, email or phone" value={keyword} />
        </FilterForm>
      </ListHead>
      <UserTable
        users={users}
        empty={
          <div className="empty">
            <p>Nobody has that in name, email or phone.</p>
            <Link to="/dashboard/admin/users">Show all users</Link>
          </div>
        }
      />
      <ListFoot>
        <p className="muted">
          {`${total === 1 ? "1 user" : `${total} users`}${keyword && ` with “${keyword}”`}`}
        </p>
      </ListFoot>
      <Pager label="Pages of users" page={page} pages={pages} query={{ q: keyword }} />
    </>
  );
}
