import type { ActionFunctionArgs } from "@remix-run/node";
import { formOf } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { forgetBuyer } from "~/sales/checkout/remembered-buyer.server";

export { clientAction } from "~/base/ui/sending/client-action";

export const loader = () => seeOther("/checkout");

/**
 * Somebody else sits at this browser: its next order is not filled in from the last one, and Home does not offer that again. The checkout's
 * form is a new page then, with nothing of the old one.
 * `to`: the home page, where it was pressed there.
 */
export async function action({ request }: ActionFunctionArgs) {
  const isAtHome = (await formOf(request)).get("to") === "home";
  return seeOther(isAtHome ? "/" : "/checkout", {
    headers: { "Set-Cookie": await forgetBuyer() },
    newSession: true,
  });
}
