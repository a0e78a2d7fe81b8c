import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { newPasswordField } from "~/accounts/forms";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { notFound, seeOther } from "~/lib/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { KeepForm } from "~/orders/keep-form";
import { keepOffer, sendAccountLink } from "~/orders/keep-order.server";
import { provePath, requireOrder } from "~/orders/order-access.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Keep this address" });

export async function loader(args: LoaderFunctionArgs) {
  const { number, token } = await requireKeepable(args);
  return { number, token };
}

export async function action(args: ActionFunctionArgs) {
  const order = await requireKeepable(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", async () => {
    const { data: typed, problem } = parseForm(newPasswordField, form);
    if (problem) return invalid(problem);
    const weakness = await weaknessOf("password", typed.password, order.buyerEmail);
    if (weakness) return invalid(problemWith("password", weakness, form));
    const tooMany = await sendAccountLink(order, typed.password);
    if (tooMany) return invalid(problemWith("form", tooMany, form), { status: 429 });
    const message = "We have sent you a link. Open it within 7 days to finish.";
    return seeOtherWith({ type: "success", message }, `/order/${order.token}`);
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
      <header className="page-head">
        <h1>{`Order ${number}`}</h1>
      </header>
      <KeepForm token={token} offer="password" state={useActionData<typeof action>()?.form} />
      <p className="row">
        <Link to={`/order/${token}`}>Back to the order</Link>
      </p>
    </div>
  );
}
