import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { returnedGoods } from "~/sales/fulfilment/returned-goods.server";
import { UnpaidReturn } from "~/sales/fulfilment/returned-list";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { adminOrder, type WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { ReceivedFields } from "~/sales/payments/by-hand/received-fields";
import {
  type NotReceived,
  otherOrdersWith,
  receiveMoney,
} from "~/sales/payments/by-hand/receive-money.server";
import { cashFieldOf, receivedForm } from "~/sales/payments/forms";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Money of ${data.number}` : "Money received" });

/** Asks for confirmation before an admin marks an order as paid. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const order = orderIn(args);
  const { number, totalPaise, buyer, claimedUtr } = order;
  const isAwaiting = isAwaitingMoney(order);
  const invoice = invoiceOf(order)?.number ?? null;
  const returned = returnedGoods(number);
  const owedPaise = totalPaise - (returned?.duePaise ?? 0);
  const claimed = claimedUtr && { utr: claimedUtr, alsoAt: otherOrdersWith(claimedUtr, number) };
  return { number, owedPaise, buyer: buyer.name, claimed, isAwaiting, invoice, returned };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "orders");
  const order = orderIn(args);
  const { id, number } = order;
  const owedPaise = owedFor(order);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", () =>
    receive({ id, number, owedPaise }, form, admin),
  );
}

type Received = Pick<WholeOrder, "id" | "number"> & { owedPaise: number };

async function receive({ id, number, owedPaise }: Received, form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(receivedForm, form);
  if (problem) return invalid(problem);

  const refused = await receiveMoney(id, typed, admin);
  if (refused.problem === "used") {
    const words = `This reference has paid order ${refused.paidOrder} already: one payment pays one order.`;
    return invalid(problemWith("reference", words, form), { status: 409 });
  }
  if (refused.problem === "too-much-cash")
    return invalid(problemWith(cashFieldOf(typed), refused.words ?? "", form), { status: 409 });
  if (refused.problem && refused.problem !== "already")
    return invalid(problemWith("form", refusals[refused.problem], form), { status: 409 });
  // "already": pressed twice, or by two admins.
  const message = refused.problem
    ? `The money of ${number} was noted before`
    : `${rupees(owedPaise)} received for ${number}`;
  return seeOtherWith(
    { type: refused.problem ? "info" : "success", message },
    `/dashboard/admin/orders/${number}`,
  );
}

const refusals: Record<Exclude<NotReceived, "already" | "used" | "too-much-cash">, string> = {
  "no-order": "There is no such order.",
  "not-by-hand": "This order is not paid by hand, so nothing is noted.",
  cancelled:
    "This order is cancelled. If it is to be sent after all, set another status first; otherwise give the money back.",
  "paid-otherwise":
    "The same cart was paid with another order, so this one cannot be paid too. Please cancel it.",
};

function orderIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const order = adminOrder(args.params.number ?? "");
  if (!order) throw notFound();
  return order;
}

export default function MoneyReceived() {
  const { number, owedPaise, buyer, claimed, isAwaiting, invoice, returned } =
    useLoaderData<typeof loader>();
  const becomes = invoice ? `paid; it has its invoice, ${invoice}` : "paid and gets its invoice";
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <h1>{`Money of ${number}`}</h1>
      {isAwaiting || state ? (
        <Form method="post" className="panel stack">
          <FormProblem state={state} />
          {returned && returned.duePaise > 0 && <UnpaidReturn goods={returned} />}
          <p>{`Have you received ${rupees(owedPaise)} from ${buyer}? The order becomes ${becomes}. This cannot be taken back.`}</p>
          <ReceivedFields state={state} claimed={claimed || null} />
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
