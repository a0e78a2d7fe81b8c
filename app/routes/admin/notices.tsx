import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { newestNotices } from "~/people/notices/notice-list.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "What happened" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return { notices: newestNotices() };
}

export default function AdminNotices() {
  const { notices } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <PageHead title="What happened" />
      {notices.length === 0 ? (
        <p className="empty">Nothing yet. New orders, enquiries and low stock are listed here.</p>
      ) : (
        <ul className="notice-list">
          {notices.map(({ id, words, path, createdAt }) => (
            <li key={id}>
              <Link to={path}>{words}</Link> <span className="muted">{dateTime(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/dashboard/admin/settings/notices">Who is told, and how</Link>
      </p>
    </section>
  );
}
