import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/lib/dates";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { usersPage } from "../user-list.server";
import { UserTable } from "../user-table";
import { requireAdmin } from "../viewer.server";

export { privateHeaders as headers } from "../private-headers";

export const meta = () => pageMeta({ title: "Users" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const keyword = (query.get("q") ?? "").normalize("NFC").trim().slice(0, 100);
  const { users, ...found } = await usersPage({ keyword, page: pageNumber(query.get("page")) });
  const shown = users.map(({ id, name, email, phone, role, createdAt }) => ({
    id,
    name,
    email,
    phone,
    role,
    since: dateTime(createdAt),
  }));
  return { ...found, keyword, users: shown };
}

function pageNumber(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export default function AdminUsers() {
  const { users, keyword, total, page, pages } = useLoaderData<typeof loader>();
  const pathOf = (number: number) =>
    `?${new URLSearchParams({ ...(keyword && { q: keyword }), page: String(number) })}`;

  return (
    <>
      <header className="page-head">
        <h1>Users</h1>
      </header>
      <search>
        <Form className="row user-search">
          <Field
            key={keyword}
            name="q"
            label="Name, email or phone"
            type="search"
            defaultValue={keyword}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button tone="quiet">Search</Button>
        </Form>
      </search>
      <p className="muted">
        {total === 1 ? "1 user" : `${total} users`}
        {keyword && ` with “${keyword}”`}
      </p>
      {users.length > 0 && <UserTable users={users} />}
      {users.length === 0 && (
        <div className="empty">
          <p>Nobody has that in name, email or phone.</p>
          <Link to="/dashboard/admin/users">Show all users</Link>
        </div>
      )}
      {pages > 1 && (
        <nav className="pager" aria-label="Pages of users">
          {page > 1 && (
            <Link to={pathOf(page - 1)} rel="prev">
              Newer
            </Link>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <Link to={pathOf(page + 1)} rel="next">
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
