import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { pageMeta } from "~/layout/page-meta";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { FailedList } from "~/sales/payments/failed-list";
import { failedPayments } from "~/sales/payments/failed-payments.server";
import { unconfirmedForm } from "~/sales/payments/forms";
import { dropUnproven, guestsToPack, ordersToCall } from "~/sales/payments/by-hand/unproven.server";
import { UnprovenForm } from "~/sales/payments/by-hand/unproven-form";
import { countToCall } from "~/sales/payments/to-call.server";
import { Pager } from "~/base/ui/pager";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "To call" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  return {
    ...ordersToCall(pageIn(query)),
    guests: guestsToPack(),
    failed: failedPayments(),
    people: countToCall(),
    ticked: query.get("tick"),
  };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "orders", cancel);

async function cancel(form: FormData, admin: Viewer) {
  const { data: ids } = unconfirmedForm.safeParse(form.getAll("order"));
  if (!ids) return invalid(problemWith("form", "Tick the orders that you want to cancel.", form));
  const { cancelled, left } = await dropUnproven(ids, admin);
  const done = cancelled === 1 ? "1 order is cancelled." : `${cancelled} orders are cancelled.`;
  const others = `Not cancelled, because they have already been confirmed, packed or cancelled: ${left.join(", ")}.`;
  return seeOtherWith(
    left.length > 0
      ? { type: "info", message: `${done} ${others}` }
      : { type: "success", message: done },
    "/dashboard/admin/orders/unconfirmed",
  );
}

export default function UnconfirmedOrders() {
  const { orders, guests, failed, people, ticked, total, page, pages } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to="/dashboard/admin/orders">All Orders</Link>
      </p>
      <PageHead
        title="To call"
        lead={
          <>
            On delivery, and packed only once their buyers confirm. They hold packs that others
            cannot buy. How many they may hold is in the{" "}
            <Link to="/dashboard/admin/settings/checkout">checkout settings</Link>.
          </>
        }
      />
      <p className="muted" role="status">
        {`${people === 1 ? "1 person" : `${people} people`} to call; ${total === 1 ? "1 order" : `${total} orders`} to be confirmed`}
      </p>
      <UnprovenForm
        key={total}
        orders={orders}
        isTicked={ticked === "all"}
        tick="all"
        words="Tick all of this page"
        state={state}
      />
      <Pager label="Pages of orders" page={page} pages={pages} query={{}} />
      {guests.total > 0 && (
        <DashboardSection title="Guests’ orders on delivery, to be packed without a call">
          <p>{`${guests.total === 1 ? "1 order stands" : `${guests.total} orders stand`} under To pack, too. Tick what you doubt.`}</p>
          <UnprovenForm
            key={guests.total}
            orders={guests.orders}
            isTicked={ticked === "guests"}
            tick="guests"
            words="Tick all of these"
            state={undefined}
          />
        </DashboardSection>
      )}
      <DashboardSection title="Payments that failed">
        <FailedList payments={failed} />
      </DashboardSection>
    </section>
  );
}
