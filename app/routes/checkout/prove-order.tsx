import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { tooManyTries } from "~/accounts/refusals.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, problemWith } from "~/lib/form/form.server";
import { seeOther } from "~/lib/http/http";
import { keepingForm } from "~/lib/form/keeping-form.server";
import { requireOrder } from "~/orders/access/order-access.server";
import { ProveForm } from "~/orders/access/prove-form";
import { proveOrder } from "~/orders/access/prove-order.server";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Your order") });

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
      <header className="page-head">
        <h1>{t("Order {number}", { number })}</h1>
      </header>
      <ProveForm token={token} state={useActionData<typeof action>()?.form} />
      <p className="row">
        <Link to={`/order/${token}`}>{t("Back to the order")}</Link>
      </p>
    </div>
  );
}
