import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { OrderLink } from "~/people/accounts/staff/order-link";
import { LeftOut } from "~/sales/fulfilment/ticked/left-out";
import { ordersWords } from "~/sales/fulfilment/ticked/send-fields";
import { ordersPath, tickedIn } from "~/sales/fulfilment/ticked/ticked";
import { ReceivedFields } from "~/sales/payments/by-hand/received-fields";
import { receivedPage, submitReceived } from "~/sales/payments/received/received-ticked.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Money of ticked orders" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return receivedPage(tickedIn(new URL(args.request.url).searchParams));
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "orders", submitReceived);

export default function ReceivedTicked() {
  const { orders, sumPaise, left, tooMany } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={ordersPath}>All Orders</Link>
      </p>
      <h1>{`Money of ${ordersWords(orders.length)}`}</h1>
      <LeftOut title="No money is awaited by hand" left={left} tooMany={tooMany} />
      {orders.length > 0 ? (
        <Form method="post" state={state} className="panel stack">
          <FormProblem />
          <dl className="facts">
            {orders.map(({ number, buyerName, owedPaise }) => (
              <div key={number}>
                <dt>
                  <OrderLink number={number} isListed />
                </dt>
                <dd>
                  <strong>{rupees(owedPaise)}</strong> {buyerName}
                  <input type="hidden" name="order" value={number} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {`Has `}
            <strong>{rupees(sumPaise)}</strong>
            {` come for ${ordersWords(orders.length)} at once? Each becomes paid and gets its invoice, if it has none.`}
          </p>
          <input type="hidden" name="sum" value={sumPaise} />
          <ReceivedFields />
          <Button>{`${rupees(sumPaise)} received`}</Button>
        </Form>
      ) : (
        <p className="empty">Tick orders in the list whose money has come.</p>
      )}
    </section>
  );
}
