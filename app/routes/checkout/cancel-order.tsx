import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { cancelOffer } from "~/sales/fulfilment/cancellable";
import { CancelPage } from "~/sales/fulfilment/cancel-order";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { provePath, requireOrder } from "~/sales/orders/access/order-access.server";
import { withLines } from "~/sales/orders/orders.server";
import { submitCancel } from "~/sales/payments/refunds/cancel-submit.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Cancel order") }, matches);

/** Asks before an order is cancelled. For those who may see all of it. */
export async function loader(args: LoaderFunctionArgs) {
  const order = await requireOwnOrder(args);
  const [shown] = withLines([order]);
  const offer = shown ? cancelOffer(order, shown, newId()) : null;
  if (!offer) {
    const message = t("Order {number} cannot be cancelled here any more.", {
      number: order.number,
    });
    throw await seeOtherWith({ type: "info", message }, `/order/${order.token}`);
  }
  return { offer };
}

export async function action(args: ActionFunctionArgs) {
  const order = await requireOwnOrder(args);
  const form = await formOf(args.request);
  return keepingForm(
    args,
    form,
    t("Something went wrong. The order is not cancelled."),
    async () => {
      const cancelled = await submitCancel(order.id, form);
      if ("refused" in cancelled) return cancelled.refused;
      const toast =
        cancelled.problem === undefined
          ? ({ type: "success", message: cancelled.message } as const)
          : ({ type: "error", message: cancelled.problem } as const);
      return seeOtherWith(toast, `/order/${order.token}`);
    },
  );
}

async function requireOwnOrder(args: LoaderFunctionArgs) {
  const { order, isOwner } = await requireOrder(args);
  if (isOwner) return order;
  if (!order.userId) throw seeOther(provePath(order));
  const message = t("Only the buyer can cancel this order. Please log in.");
  throw await seeOtherWith({ type: "error", message }, `/order/${order.token}`);
}

export default function CancelOrderPage() {
  const { offer } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page page-narrow">
      <CancelPage offer={offer} state={state} />
    </div>
  );
}
