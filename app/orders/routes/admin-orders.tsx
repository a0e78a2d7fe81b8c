import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { FormProblem } from "~/ui/form-problem";
import { statusForm } from "../forms";
import { OrderList } from "../order-list";
import { allOrders, pageSize, setOrderStatus } from "../orders.server";
import { pageIn } from "../page-number";
import { StatusForm } from "../status-form";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "All orders" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(args.request);
  return { ...(await allOrders(page)), page, pageSize };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { data: change, problem } = parseForm(statusForm, form);
  if (problem)
    return invalid(problemWith("form", problem.errors.status ?? "Something went wrong", form));
  if (!(await setOrderStatus(change.order, change.status, admin.id))) {
    return invalid(problemWith("form", "There is no such order.", form), { status: 404 });
  }
  return seeOtherWith(
    { type: "success", message: `Status is now ${change.status}` },
    `/dashboard/admin/orders?page=${pageIn(args.request)}`,
  );
}

export default function AdminOrders() {
  const { total, ...list } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.form;
  return (
    <section className="stack">
      <h1>All Orders</h1>
      <FormProblem state={problem} />
      {total === 0 ? (
        <p className="empty">No orders yet. They appear here once they are paid.</p>
      ) : (
        <OrderList {...list} Status={StatusForm} />
      )}
    </section>
  );
}
