import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { NewAddressForm } from "~/sales/checkout/new-address/new-address-form";
import {
  orderToReaddress,
  submitAddress,
} from "~/sales/checkout/new-address/submit-address.server";
import { pageMeta } from "~/layout/page-meta";
import { MailGap } from "~/sales/orders/mails/mail-gap";
import { notFound } from "~/base/lib/http/http";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

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
      <PageHead title={`Address of ${order.number}`}>
        <p className="muted">
          The price stays as agreed, and an invoice that is written keeps its address.
          {order.mailNews.gap === null && " The buyer is told by mail."}
        </p>
        <MailGap {...order.mailNews} />
      </PageHead>
      <NewAddressForm order={order} state={useAnswer<typeof action>()?.form} />
    </section>
  );
}
