import type { ActionFunctionArgs } from "@remix-run/node";
import { profilePathOf } from "~/accounts/own-area";
import { viewerOf } from "~/accounts/viewer.server";
import { formOf } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { seeOtherWith } from "~/lib/toast.server";
import { unlessAsShown } from "~/checkout/cart-page.server";
import { checkOut } from "~/checkout/check-out.server";

export const loader = () => seeOther("/cart");

/** The Checkout button: stores the order, creates it at the payment provider and redirects to the pay page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await viewerOf(args);
  if (!viewer) {
    return seeOtherWith(
      { type: "error", message: "please login to checkout" },
      "/login?redirectTo=%2Fcart",
    );
  }
  if (!viewer.address) {
    return seeOtherWith(
      { type: "error", message: "Please add your address first." },
      `${profilePathOf(viewer)}?redirectTo=%2Fcart`,
    );
  }
  const form = await formOf(args.request);
  const asSeen = await unlessAsShown(args, viewer, form);
  if (asSeen) return asSeen;
  const { answer, refusal } = await checkOut(args, viewer, form);
  return answer ?? seeOtherWith({ type: "error", message: refusal }, "/cart");
}
