import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-head";
import { pageMeta } from "~/layout/page-meta";
import { rupees } from "~/base/lib/money";
import { allDues } from "~/sales/payments/dues/dues.server";
import { DuesTable } from "~/sales/payments/dues/dues-table";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Dues" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { dues: allDues() };
}

export default function AdminDues() {
  const { dues } = useLoaderData<typeof loader>();
  const sumPaise = dues.reduce((sum, each) => sum + each.sumPaise, 0);
  return (
    <section className="stack">
      <ListHead title="Dues" />
      {dues.length === 0 ? (
        <div className="empty">
          <p>Nobody owes anything.</p>
        </div>
      ) : (
        <>
          <p className="row">
            <strong>{`${rupees(sumPaise)} in all`}</strong>
            <a className="button button-quiet" href="/dashboard/admin/dues.csv">
              Download as CSV
            </a>
          </p>
          <DuesTable dues={dues} />
        </>
      )}
      <ListFoot about="Unpaid orders of customers who may pay later, by buyer. Who waits longest stands first." />
    </section>
  );
}
