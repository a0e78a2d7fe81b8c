import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { newId } from "~/base/lib/ids.server";
import { notFound } from "~/base/lib/http/http";
import { pageMeta } from "~/layout/page-meta";
import { boxOf } from "~/office/packing/box.server";
import { boxState } from "~/office/packing/box-state";
import { PackPage } from "~/office/packing/pack-page";
import { submitPack } from "~/office/packing/pack-submit.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { packingOrder } from "~/sales/orders/packing/packing-orders.server";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Pack order ${data.number}` : "Pack" });

export async function loader(args: LoaderFunctionArgs) {
  const order = orderIn(args, await requireStaff(args, "parcels"));
  const { number, waits, status } = order;
  return { number, waits, state: boxState(status), lines: boxOf(order), fresh: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "parcels", (form, member) => submitPack(orderIn(args, member), form, member));

function orderIn({ params }: LoaderFunctionArgs | ActionFunctionArgs, member: Viewer) {
  const order = packingOrder(params.number ?? "", member);
  if (!order) throw notFound();
  return order;
}

/** The packs of an order, scanned into its box one by one. */
export default function AdminPack() {
  const shown = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const said = answer && "said" in answer ? answer.said : null;
  return (
    <section className="stack">
      <p>
        <Link to={`${parcelsPath}/${shown.number}`}>{`Order ${shown.number}`}</Link>
      </p>
      <PackPage {...shown} said={said} />
    </section>
  );
}
