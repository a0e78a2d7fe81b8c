import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ReturnForm } from "~/sales/fulfilment/return-form";
import { submitReturn } from "~/sales/fulfilment/return-submit.server";
import { returnPage } from "~/sales/fulfilment/returned-goods.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Sent back: ${data.number}` : "Sent back" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const page = returnPage(args.params.number ?? "");
  if (!page) throw notFound();
  return page;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitReturn(form, args.params.number ?? "", admin));

export default function OrderReturn() {
  const { number, closed, lines, fresh } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Sent back by the buyer"
        eyebrow={<Link to={`/dashboard/admin/orders/${number}`}>{`Order ${number}`}</Link>}
      />
      {closed ? (
        <Notice>{closed}</Notice>
      ) : lines.length === 0 ? (
        <Notice>Everything that was sent has come back.</Notice>
      ) : (
        <ReturnForm lines={lines} fresh={fresh} state={state} />
      )}
    </section>
  );
}
