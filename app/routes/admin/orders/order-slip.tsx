import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { useOpens } from "~/accounts/staff/use-opens";
import { requireStaff } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { companyFacts } from "~/pages/company.server";
import { PackingSlip } from "~/orders/admin/slip/packing-slip";
import { PrintButton } from "~/orders/admin/print-button";
import { parcelsPath } from "~/orders/packing/parcels-path";
import { slipOf } from "~/orders/admin/slip/slip.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Packing slip ${data.slip.number}` : "Packing slip" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  const slip = slipOf(args.params.number ?? "");
  const { name, address, phone } = companyFacts();
  if (!slip) throw notFound();
  return { slip, sender: { name, address, phone } };
}

export default function AdminOrderSlip() {
  const { slip, sender } = useLoaderData<typeof loader>();
  const opens = useOpens();
  const ownersPage = `/dashboard/admin/orders/${slip.number}`;
  return (
    <>
      <PackingSlip slip={slip} sender={sender} />
      <p className="row not-printed">
        <PrintButton />
        <Link
          to={opens(ownersPage) ? ownersPage : `${parcelsPath}/${slip.number}`}
        >{`Back to order ${slip.number}`}</Link>
      </p>
      <p className="muted small not-printed">
        Printing this page prints the slip alone, without the menus around it.
      </p>
    </>
  );
}
