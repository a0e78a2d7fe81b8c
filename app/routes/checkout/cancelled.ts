import type { LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/lib/http/http";
import { seeOtherWith } from "~/lib/toast.server";
import { failureWords } from "~/payments/failure-words";
import { orderToken } from "~/orders/access/order-access.server";
import { inPayersLanguage } from "~/payments/payer-query";
import { inOwn } from "~/words/addresses";

/** The provider's page redirects here after Cancel. Nothing changes: the order can still be paid. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = orderToken.safeParse(new URL(request.url).searchParams.get("o")).data;
  return inPayersLanguage(request, () =>
    token
      ? seeOtherWith(
          { type: "info", message: failureWords("payment_cancelled") },
          inOwn(`/order/${token}?cancelled`),
        )
      : seeOther(inOwn("/cart")),
  );
}
