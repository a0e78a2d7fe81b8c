import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { may } from "~/people/accounts/staff/rights";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { LeftOut } from "~/sales/fulfilment/ticked/left-out";
import { submitPacked } from "~/sales/fulfilment/ticked/pack-ticked.server";
import { listFor, tickedIn } from "~/sales/fulfilment/ticked/ticked";
import { tickedPage } from "~/sales/fulfilment/ticked/ticked-page.server";
import { MoveTicked, PrintTicked } from "~/sales/fulfilment/ticked/ticked-parts";
import { pageMeta } from "~/layout/page-meta";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Ticked orders" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "parcels");
  const page = tickedPage(tickedIn(new URL(args.request.url).searchParams), member);
  const list = listFor(member);
  return may(member, "orders") ? { ...page, list } : { ...page, list, withoutInvoice: [] };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "parcels", (form, member) =>
    submitPacked(form, new URL(args.request.url).searchParams, member, listFor(member)),
  );

export default function TickedOrders() {
  const { orders, printable, notYet, packable, left, ...rest } = useLoaderData<typeof loader>();
  const { unknown, withoutInvoice, notPrinted, tooMany, list } = rest;
  return (
    <section className="stack">
      <p>
        <Link to={list}>All Orders</Link>
      </p>
      <PageHead title="Ticked orders">
        <p>{orders.join(", ")}</p>
      </PageHead>
      <FormProblem state={useAnswer<typeof action>()?.form} />
      <LeftOut title="Not on the list of orders" left={unknown} tooMany={tooMany} />
      {orders.length > 0 ? (
        <>
          <PrintTicked
            orders={orders}
            printable={printable}
            withoutInvoice={withoutInvoice}
            notPrinted={notPrinted}
          />
          <LeftOut title="No slip and no label yet" left={notYet} tooMany={null} />
          <MoveTicked orders={orders} packable={packable} />
          <LeftOut title="Not to be packed" left={left} tooMany={null} />
        </>
      ) : (
        <p className="empty">Tick orders in the list first.</p>
      )}
    </section>
  );
}
