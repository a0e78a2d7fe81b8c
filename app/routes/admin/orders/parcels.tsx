import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { orForbiddenMove } from "~/sales/fulfilment/may-move.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { mostTicked } from "~/sales/fulfilment/ticked/ticked";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { statusForm } from "~/sales/orders/forms";
import { PackingList } from "~/sales/orders/packing/packing-list";
import { packingOrders } from "~/sales/orders/packing/packing-orders.server";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import { FormProblem } from "~/base/ui/form-problem";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Orders" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "parcels");
  const query = new URL(args.request.url).searchParams;
  const isTicked = query.get("tick") === "all";
  return packingOrders(orderFilterIn(query), pageIn(query), member, isTicked ? mostTicked : 0);
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "parcels", (form, member) => save(args, form, member));

async function save(args: ActionFunctionArgs, form: FormData, member: Viewer) {
  const { data: typed, problem } = parseForm(statusForm, form);
  if (problem)
    return invalid(problemWith("form", problem.errors.status ?? "Something went wrong", form));
  orForbiddenMove(member, typed.version, typed);
  const { order, status, version } = typed;
  const refused = await moveOrder(order, { status, version }, member);
  if (refused.problem) {
    const { words, status: code } = moveRefusal(refused.problem, member);
    return invalid(problemWith("form", words, form), { status: code });
  }
  const query = new URL(args.request.url).searchParams;
  const { q, show } = orderFilterIn(query);
  return seeOtherWith(
    `${refused.order.number} is packed`,
    `${parcelsPath}${queryOf({ q, show }, pageIn(query))}`,
  );
}

/** The orders as packers see them, without money. */
export default function AdminParcels() {
  const problem = useAnswer<typeof action>()?.form;
  const page = useLoaderData<typeof loader>();
  return (
    <section className="order-list-screen">
      <PackingList page={page} most={mostTicked}>
        <FormProblem state={problem} />
      </PackingList>
    </section>
  );
}
