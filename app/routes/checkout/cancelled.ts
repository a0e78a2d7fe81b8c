import type { LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { failureWords } from "~/sales/payments/failure-words";
import { orderToken } from "~/sales/orders/access/order-access.server";
import { inPayersLanguage } from "~/sales/payments/payer-query";
import { localized } from "~/base/words/addresses";

/** The provider's page redirects here after Cancel. Nothing changes: the order can still be paid. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = orderToken.safeParse(new URL(request.url).searchParams.get("o")).data;
  return inPayersLanguage(request, () =>
    token
      ? seeOtherWith(
          { type: "info", message: failureWords("payment_cancelled") },
          localized(`/order/${token}?cancelled`),
        )
      : seeOther(localized("/cart")),
  );
}
