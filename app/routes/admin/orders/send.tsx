import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { EwayMissing } from "~/office/eway/eway-panel";
import { withoutEway } from "~/office/eway/eway-pages.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { orForbidden, requireStaff } from "~/people/accounts/guards/viewer.server";
import { SendForm } from "~/sales/fulfilment/send-form";
import { sendOffer } from "~/sales/fulfilment/send-offer.server";
import { saveSent } from "~/sales/fulfilment/send-order.server";
import { pageMeta } from "~/layout/page-meta";
import { requireAdminOrder } from "~/sales/orders/admin/admin-order.server";
import { RecalledNotice } from "~/sales/orders/admin/recalled-notice";
import { Notice } from "~/base/ui/notice";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Send ${data.number}` : "Send it" });

/** Sends one order: from its row in the list, and where a refused form comes back. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const { number, buyer, parcel, ...order } = requireAdminOrder(args.params.number);
  const place = [parcel.to.name || buyer.name, parcel.to.address].filter(Boolean).join("\n");
  const offer = sendOffer({ number, parcel, ...order });
  const eway = withoutEway([number]);
  return { number, status: order.status, offer: offer && { ...offer, place }, eway };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => {
    const order = requireAdminOrder(args.params.number);
    return saveSent(order, sendOffer(order), form, admin, async () => {
      orForbidden(admin, "owner");
      await requireConfirmed(args, admin);
    });
  });

export default function SendOrder() {
  const { number, status, offer, eway } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <h1>{`Order ${number}`}</h1>
      <EwayMissing numbers={eway} />
      {offer ? (
        <>
          <p className="parcel-address">{offer.place}</p>
          <RecalledNotice {...offer} />
          {offer.recalled === null && <SendForm offer={offer} state={state} />}
        </>
      ) : (
        <Notice>{`This order is ${status}: there is nothing to send.`}</Notice>
      )}
      <p>
        <Link to={`/dashboard/admin/orders/${number}`}>{`Open order ${number}`}</Link>
      </p>
    </section>
  );
}
