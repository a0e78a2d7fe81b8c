import type { LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/lib/http/http";
import { seeOtherWith } from "~/lib/toast.server";
import { failureWords } from "~/payments/failure-words";
import { orderToken } from "~/orders/access/order-access.server";

/** The provider's page redirects here after Cancel. Nothing changes: the order can still be paid. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = orderToken.safeParse(new URL(request.url).searchParams.get("o")).data;
  if (!token) return seeOther("/cart");
  return seeOtherWith(
    { type: "info", message: failureWords("payment_cancelled") },
    `/order/${token}?cancelled`,
  );
}
