import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formOf } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { log } from "~/base/lib/log/log.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { orderByToken } from "~/sales/orders/order.server";
import { receiveCallback } from "~/sales/payments/reconcile/callback.server";
import { orderToken } from "~/sales/orders/access/order-access.server";
import { inPayersLanguage } from "~/sales/payments/payer-query";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";

/** A reload of the callback, or a link to it, redirects to the order page. */
export function loader({ request }: LoaderFunctionArgs) {
  const token = tokenIn(request);
  return inPayersLanguage(request, () => seeOther(localized(token ? `/order/${token}` : "/cart")));
}

/**
 * The provider posts here from the shopper's browser after payment. Cross-site, so without the shop's cookies: the token in
 * the URL identifies the order, and the provider's signature authenticates the payment.
 */
export const action = (args: ActionFunctionArgs) =>
  inPayersLanguage(args.request, () => receive(args));

async function receive({ request, context }: ActionFunctionArgs) {
  const token = tokenIn(request);
  const order = token && orderByToken(token);
  if (!order) return seeOther(localized(token ? `/order/${token}` : "/cart"));

  // A reload may post an empty body.
  const isForm = request.headers.has("Content-Type");
  const fields = isForm ? Object.fromEntries(await formOf(request)) : {};
  const result = await receiveCallback(order, fields);
  const page = localized(`/order/${order.token}`);
  switch (result) {
    case "paid":
      return seeOther(`${page}?done`);
    case "failed":
      return seeOtherWith({ type: "error", message: t("Payment Failed") }, page);
    case "forged":
      log.warn(
        { requestId: context.requestId, order: order.number },
        "A payment callback had no valid signature",
      );
      return seeOtherWith({ type: "error", message: t("Payment Failed!") }, page);
    case "pending":
    case "nothing":
      return seeOther(page);
  }
}

function tokenIn(request: Request): string | null {
  return orderToken.safeParse(new URL(request.url).searchParams.get("o")).data ?? null;
}
