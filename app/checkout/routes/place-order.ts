import type { ActionFunctionArgs } from "@remix-run/node";
import { viewerOf } from "~/accounts/viewer.server";
import { visitorOf } from "~/cart/cart.server";
import { formOf, parseForm } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { rupees } from "~/lib/money";
import { settings } from "~/lib/settings.server";
import { seeOtherWith } from "~/lib/toast.server";
import { refusedWords } from "../failure-words";
import { checkoutForm } from "../forms";
import { tryPaymentOrder } from "../payment-order.server";
import { placeOrder } from "../place-order.server";

export const loader = () => seeOther("/cart");

/** The Checkout button: writes the order down, asks the provider to collect its total, goes to the pay page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await viewerOf(args);
  if (!viewer) {
    return seeOtherWith(
      { type: "error", message: "please login to checkout" },
      "/login?redirectTo=%2Fcart",
    );
  }
  if (!viewer.address) {
    const profile = viewer.role === 1 ? "/dashboard/admin/profile" : "/dashboard/user/profile";
    return seeOtherWith(
      { type: "error", message: "Please add your address first." },
      `${profile}?redirectTo=%2Fcart`,
    );
  }
  if (settings.payments === "off") return toCart("Online payment is not set up yet.");

  const { data } = parseForm(checkoutForm, await formOf(args.request));
  const placed = await placeOrder(viewer, await visitorOf(args), data?.total ?? null);
  switch (placed.problem) {
    case "empty-cart":
      return toCart("Your cart is empty.");
    case "gone-product":
      return toCart("A product in your cart is no longer sold. Please remove it to go on.");
    case "changed-total":
      return toCart(
        `Your cart changed meanwhile: the total is now ${rupees(placed.totalPaise)}. Please look at it again.`,
      );
  }

  const { order, isNew } = placed;
  const answer = await tryPaymentOrder(order, !isNew, args.context.requestId);
  // Without an answer the order is kept all the same: the pay page says so and offers to try again.
  const payPage = `/pay/${order.token}?open`;
  return answer === "refused"
    ? seeOtherWith({ type: "error", message: refusedWords }, payPage)
    : seeOther(payPage);
}

const toCart = (message: string) => seeOtherWith({ type: "error", message }, "/cart");
