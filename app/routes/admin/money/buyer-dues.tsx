import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { duesOfBuyer } from "~/sales/payments/dues/dues.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { submitDues } from "~/sales/payments/dues/dues-submit.server";
import { DueOrders } from "~/sales/payments/dues/dues-table";
import { ReceivedDuesForm } from "~/sales/payments/dues/received-dues-form";
import { Notice } from "~/base/ui/notice";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Dues of a buyer" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const order = orderByNumber(args.params.number ?? "");
  if (!order) throw notFound();
  return { name: order.buyerName, dues: duesOfBuyer(order), key: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitDues(args.params.number ?? "", form, admin));

export default function BuyerDues() {
  const { name, dues, key } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const preview = answer && "preview" in answer ? answer.preview : null;
  return (
    <section className="stack">
      <header className="page-head">
        <h1>{`Dues of ${dues?.firm ?? name}`}</h1>
        {dues && <p className="lead">{`${dues.name}, ${dues.phone}: ${rupees(dues.sumPaise)}`}</p>}
      </header>
      {dues ? (
        <DueOrders orders={dues.orders} ticked={preview?.ticked ?? []} />
      ) : (
        <Notice>Nothing is due any more.</Notice>
      )}
      {(dues || answer) && (
        <ReceivedDuesForm state={answer?.form} preview={preview} formKey={key} />
      )}
      <p>
        <Link to="/dashboard/admin/dues">All dues</Link>
      </p>
    </section>
  );
}
