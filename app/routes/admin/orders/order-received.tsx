import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { typedRupees, rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { useAnswer } from "~/base/ui/sending/answer";
import { TickField } from "~/base/ui/tick";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { UnpaidReturn } from "~/sales/fulfilment/returned-list";
import { CameBefore } from "~/sales/payments/received/came-before";
import { ReceivedFields } from "~/sales/payments/by-hand/received-fields";
import { receivedPage, submitReceived } from "~/sales/payments/received/received-page.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Money of ${data.number}` : "Money received" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return receivedPage(args.params.number ?? "");
}

/** Notes money that came for the order: a part of it, or all, which marks it paid. */
export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitReceived(args.params.number ?? "", form, admin));

export default function MoneyReceived() {
  const page = useLoaderData<typeof loader>();
  const { number, owedPaise, buyer, claimed, isAwaiting, invoice, returned, creditPaise } = page;
  const becomes = invoice ? `paid; it has its invoice, ${invoice}` : "paid and gets its invoice";
  const state = useAnswer<typeof action>()?.form;
  const opens = useOpens();
  return (
    <section className="stack">
      <h1>{`Money of ${number}`}</h1>
      <section className="panel stack" aria-label="What came">
        <CameBefore page={page} canTakeBack={opens(`/dashboard/admin/orders/${number}/refund`)} />
      </section>
      {isAwaiting || state ? (
        <Form method="post" state={state} className="panel stack">
          <FormProblem />
          {returned && returned.duePaise > 0 && <UnpaidReturn goods={returned} />}
          {page.isWrittenOff && (
            <Notice>{`${rupees(owedPaise)} is written off. What comes after all is noted here, and is no longer written off.`}</Notice>
          )}
          <p>{`What has come from ${buyer}? With ${rupees(owedPaise)} the order becomes ${becomes}; with less, the rest ${page.isWrittenOff ? "stays written off" : "is still to come"}.`}</p>
          <IdempotencyKey fresh={page.fresh} />
          <Field
            name="amount"
            label="Amount (₹)"
            defaultValue={typedRupees(owedPaise)}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            required
          />
          <ReceivedFields claimed={claimed || null} creditPaise={creditPaise ?? 0} />
          {creditPaise !== null && (
            <TickField name="keepsMore">
              <span>{`If it is more, the rest stays as ${buyer}’s credit`}</span>
            </TickField>
          )}
          <Button>Money received</Button>
        </Form>
      ) : (
        <Notice>No money is awaited by hand for this order.</Notice>
      )}
      <p>
        <Link to={`/dashboard/admin/orders/${number}`}>{`Back to order ${number}`}</Link>
      </p>
    </section>
  );
}
