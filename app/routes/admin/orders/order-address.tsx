import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffForm } from "~/accounts/admin-form.server";
import { requireStaff } from "~/accounts/viewer.server";
import { NewAddressForm } from "~/checkout/new-address/new-address-form";
import { orderToReaddress, submitAddress } from "~/checkout/new-address/submit-address.server";
import { pageMeta } from "~/layout/page-meta";
import { MailGap } from "~/orders/mails/mail-gap";
import { notFound } from "~/lib/http/http";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Address of an order" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const order = orderToReaddress(args.params.number ?? "");
  if (!order) throw notFound();
  return { order };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitAddress(args.params.number ?? "", form, admin));

export default function AdminOrderAddress() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <header className="page-head">
        <h1>{`Address of ${order.number}`}</h1>
        <p className="muted">
          The price stays as agreed, and an invoice that is written keeps its address.
          {order.mailNews.gap === null && " The buyer is told by mail."}
        </p>
        <MailGap {...order.mailNews} />
      </header>
      <NewAddressForm order={order} state={useActionData<typeof action>()?.form} />
    </section>
  );
}
