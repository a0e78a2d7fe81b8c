import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { useOrderPath } from "~/people/accounts/staff/order-link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { companyFacts } from "~/upkeep/pages/company.server";
import { PackingSlip } from "~/sales/orders/admin/slip/packing-slip";
import { PrintButton } from "~/sales/orders/admin/print-button";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

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
  const pathOf = useOrderPath();
  return (
    <>
      <PackingSlip slip={slip} sender={sender} />
      <p className="row not-printed">
        <PrintButton />
        <Link to={pathOf(slip.number)}>{`Back to order ${slip.number}`}</Link>
      </p>
      <p className="muted small not-printed">
        Printing this page prints the slip alone, without the menus around it.
      </p>
    </>
  );
}
