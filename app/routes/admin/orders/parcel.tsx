import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { EwayMissing } from "~/office/eway/eway-panel";
import { withoutEway } from "~/office/eway/eway-pages.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { orForbiddenMove } from "~/sales/fulfilment/may-move.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { allCouriers } from "~/sales/orders/couriers.server";
import { lifeForm } from "~/sales/orders/forms";
import {
  packingOrder,
  type PackingOrder,
  parcelTyped,
} from "~/sales/orders/packing/packing-orders.server";
import { PackingPage } from "~/sales/orders/packing/packing-page";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Order ${data.order.number}` : "Order" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "parcels");
  const order = orderIn(args, member);
  const couriers = allCouriers().map(({ name }) => ({ name }));
  return { order, couriers, eway: withoutEway([order.number]) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "parcels", (form, member) => save(orderIn(args, member), form, member));

function orderIn(
  { params }: LoaderFunctionArgs | ActionFunctionArgs,
  member: Viewer,
): PackingOrder {
  const order = packingOrder(params.number ?? "", member);
  if (!order) throw notFound();
  return order;
}

async function save(order: PackingOrder, form: FormData, member: Viewer) {
  const { data: typed, problem } = parseForm(lifeForm, form);
  if (problem) return invalid(problem);
  orForbiddenMove(member, order.status, typed);
  if (order.waits) return invalid(problemWith("form", `${order.waits}.`, form), { status: 409 });
  const { status, version } = typed;
  const refused = await moveOrder(
    order.id,
    { status, version, ...parcelTyped(order, typed) },
    member,
  );
  if (refused.problem) {
    const { words, field, status: code } = moveRefusal(refused.problem, member);
    return invalid(problemWith(field, words, form), { status: code });
  }
  return seeOtherWith(`Order ${order.number} is saved`, `${parcelsPath}/${order.number}`);
}

/** An order as packers see it, without money. */
export default function AdminParcel() {
  const { order, couriers, eway } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={parcelsPath}>All orders</Link>
      </p>
      <EwayMissing numbers={eway} />
      <PackingPage order={order} couriers={couriers} state={state} />
    </section>
  );
}
