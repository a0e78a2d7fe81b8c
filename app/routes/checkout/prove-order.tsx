import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { requireOrder } from "~/sales/orders/access/order-access.server";
import { ProveForm } from "~/sales/orders/access/prove-form";
import { proveOrder } from "~/sales/orders/access/prove-order.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your order") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { order, isOwner } = await requireOrder(args);
  if (isOwner) throw seeOther(`/order/${order.token}`);
  return { number: order.number, token: order.token };
}

export async function action(args: ActionFunctionArgs) {
  const { order } = await requireOrder(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const typed = form.get("phone");
    const { cookie, refusal, tooMany } = await proveOrder(
      args.request,
      order,
      typeof typed === "string" ? typed : "",
      args.context.clientAddress,
    );
    if (tooMany) return tooManyTries(tooMany, form);
    if (refusal !== undefined) return invalid(problemWith("phone", refusal, form));
    return seeOther(`/order/${order.token}`, { headers: { "Set-Cookie": cookie } });
  });
}

export default function ProveOrder() {
  const { number, token } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <PageHead title={t("Order {number}", { number })} />
      <ProveForm token={token} state={useAnswer<typeof action>()?.form} />
      <p className="row">
        <Link to={`/order/${token}`}>{t("Back to the order")}</Link>
      </p>
    </div>
  );
}
