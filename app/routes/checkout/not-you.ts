import { seeOther } from "~/base/lib/http/http";
import { forgetBuyer } from "~/sales/checkout/remembered-buyer.server";

export { clientAction } from "~/base/ui/sending/client-action";

export const loader = () => seeOther("/checkout");

/** Somebody else sits at this browser: the checkout form knows nobody any more. The form is a new page, with nothing of the old one. */
export async function action() {
  return seeOther("/checkout", {
    headers: { "Set-Cookie": await forgetBuyer() },
    newSession: true,
  });
}
