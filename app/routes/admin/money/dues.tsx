import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { rupees } from "~/base/lib/money";
import { ButtonLink } from "~/base/ui/button";
import { ageSpans } from "~/office/khata/ageing";
import { khataList } from "~/office/khata/khata-list.server";
import { KhataTable } from "~/office/khata/khata-table";
import { CourierMoneyLine } from "~/office/courier-money/owed-by-couriers";
import { courierSums } from "~/office/courier-money/owed-by-couriers.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Dues" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { ...khataList(), couriers: courierSums(Date.now()) };
}

export default function AdminDues() {
  const { khatas, ages, couriers } = useLoaderData<typeof loader>();
  const sumPaise = khatas.reduce((sum, { owedPaise }) => sum + owedPaise, 0);
  return (
    <section className="stack">
      <ListHead title="Dues" />
      <p className="row">
        {sumPaise > 0 && <strong>{`${rupees(sumPaise)} in all`}</strong>}
        {khatas.length > 0 && (
          <a className="button button-quiet" href="/dashboard/admin/dues.csv">
            Download as CSV
          </a>
        )}
        <ButtonLink tone="quiet" to="/dashboard/admin/dues/new">
          Open a khata
        </ButtonLink>
      </p>
      {sumPaise > 0 && (
        <dl className="facts">
          {ageSpans.map(({ words }, index) => (
            <div key={words}>
              <dt>{`Owed ${words}`}</dt>
              <dd>{rupees(ages[index] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {khatas.length === 0 ? (
        <div className="empty">
          <p>Nobody owes anything.</p>
        </div>
      ) : (
        <KhataTable khatas={khatas} />
      )}
      <CourierMoneyLine owed={couriers} />
      <ListFoot about="Unpaid orders of customers who may pay later, what was owed from before, and credit, by buyer. Who waits longest stands first." />
    </section>
  );
}
