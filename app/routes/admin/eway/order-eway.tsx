import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { AnswerForm } from "~/office/eway/answer-form";
import { ewayOrder, orderEwayPage } from "~/office/eway/eway-pages.server";
import { submitEway } from "~/office/eway/eway-submit.server";
import { ewayFilePath } from "~/office/eway/paths";
import { TransportForm } from "~/office/eway/transport-form";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { orForbiddenForm, requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `E-way bill of ${data.number}` : "E-way bill" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return orderEwayPage(args.params.number ?? "", Date.now());
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, member) => {
    orForbiddenForm(member, "orders/:number/eway", form);
    return submitEway(ewayOrder(args.params.number ?? ""), form, member);
  });

export default function OrderEway() {
  const bill = useLoaderData<typeof loader>();
  const form = useAnswer<typeof action>()?.form;
  const stateOf = (intent: string) => (form?.values.intent === intent ? form : undefined);
  const { number, limitPaise, valuePaise, scope } = bill;
  return (
    <section className="stack">
      <PageHead
        title="E-way bill"
        lead={
          limitPaise === null
            ? `None is needed ${scope}.`
            : `${rupees(valuePaise)} of taxed goods to ${bill.to}, ${scope}: ${bill.isDue ? "needed" : "not needed"}, as the limit is ${rupees(limitPaise)}.`
        }
        eyebrow={<Link to={`/dashboard/admin/orders/${number}`}>{`Order ${number}`}</Link>}
      />
      {bill.isBilledElsewhere && (
        <Notice>
          Bill to, ship to: the file names the firm’s state for the bill, and the delivery’s for the
          goods. The GSTIN of who receives them is not in it, as its name in the bulk file is not
          known: type it on the portal if it asks.
        </Notice>
      )}
      <TransportForm
        key={JSON.stringify(bill.transport)}
        known={bill.transport}
        version={bill.version}
        state={stateOf("transport")}
      />
      <section className="panel stack" aria-labelledby="eway-file">
        <h2 id="eway-file">File for the portal</h2>
        {bill.hasFile ? (
          <p>
            <a href={`${ewayFilePath}?order=${number}`} download>
              {`E-way bill of ${number} (JSON)`}
            </a>
          </p>
        ) : (
          <ul>
            {bill.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </section>
      <AnswerForm
        key={`${bill.ewayNumber} ${bill.validUntil} ${bill.transport.vehicle}`}
        bill={bill}
        state={stateOf("answer")}
      />
    </section>
  );
}
