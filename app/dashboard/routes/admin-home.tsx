import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { counters } from "../counters.server";
import { PersonFacts } from "../person-facts";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Admin dashboard" });

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, phone } = await requireAdmin(args);
  return { admin: { name, email, phone }, counts: await counters() };
}

export default function AdminHome() {
  const { admin, counts } = useLoaderData<typeof loader>();
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
    </>
  );
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
