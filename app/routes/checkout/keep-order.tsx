import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { notFound, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { KeepForm } from "~/sales/orders/access/keep-form";
import { keepOffer, sendAccountLink } from "~/sales/orders/access/keep-order.server";
import { provePath, requireOrder } from "~/sales/orders/access/order-access.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Keep this address") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { number, token } = await requireKeepable(args);
  return { number, token };
}

export async function action(args: ActionFunctionArgs) {
  const order = await requireKeepable(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const tooMany = await sendAccountLink(order);
    if (tooMany) return tooManyTries(tooMany, form);
    const message = t("We have sent you a link. Open it within 7 days to choose a password.");
    return seeOtherWith(message, `/order/${order.token}`);
  });
}

/** A guest's order, for who may see everything of it. */
async function requireKeepable(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { order, viewer, isOwner } = await requireOrder(args);
  if (keepOffer(order, viewer) !== "password") throw notFound();
  if (!isOwner) throw seeOther(provePath(order));
  return order;
}

export default function KeepOrder() {
  const { number, token } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <PageHead title={t("Order {number}", { number })} />
      <KeepForm token={token} offer="password" state={useAnswer<typeof action>()?.form} />
      <p className="row">
        <Link to={`/order/${token}`}>{t("Back to the order")}</Link>
      </p>
    </div>
  );
}
