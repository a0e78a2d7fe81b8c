import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { EwayMissing } from "~/office/eway/eway-panel";
import { withoutEway } from "~/office/eway/eway-pages.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { LeftOut } from "~/sales/fulfilment/ticked/left-out";
import { SendForm } from "~/sales/fulfilment/ticked/send-form";
import { sendPage } from "~/sales/fulfilment/ticked/send-page.server";
import { SendPreviewForm } from "~/sales/fulfilment/ticked/send-preview";
import { submitSending } from "~/sales/fulfilment/ticked/send-submit.server";
import { listFor, tickedIn } from "~/sales/fulfilment/ticked/ticked";
import { pageMeta } from "~/layout/page-meta";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Send several orders" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "parcels");
  const page = sendPage(tickedIn(new URL(args.request.url).searchParams), member);
  const eway = withoutEway(page.orders.map(({ number }) => number));
  return { ...page, eway, list: listFor(member) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "parcels", (form, member) => submitSending(form, member, listFor(member)));

export default function SendOrders() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const preview = answer && "preview" in answer ? answer.preview : null;
  return (
    <section className="stack">
      <p>
        <Link to={page.list}>All Orders</Link>
      </p>
      <PageHead title="Send several orders" />
      <EwayMissing numbers={page.eway} />
      <LeftOut title="Not to be sent" left={page.left} tooMany={page.tooMany} />
      {preview ? (
        <SendPreviewForm preview={preview} />
      ) : page.orders.length > 0 ? (
        <SendForm page={page} state={answer?.form} />
      ) : (
        <p className="empty">Tick orders in the list that can be sent.</p>
      )}
    </section>
  );
}
