import type { Viewer } from "~/accounts/viewer.server";
import { visitorOf } from "~/cart/cart.server";
import type { RouteArgs } from "~/lib/context";
import { parseForm } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { rupees } from "~/lib/money";
import { settings } from "~/lib/env/settings.server";
import { seeOtherWith } from "~/lib/toast.server";
import { refusedWords } from "~/payments/failure-words";
import { checkoutForm } from "./forms";
import { type PaymentChoices, choicesFor } from "~/payments/other-payments";
import { otherPayments } from "~/payments/other-payments.server";
import { tryPaymentOrder } from "~/payments/payment-order.server";
import { type Choices, type Placed, placeOrder } from "./place-order.server";
import type { Order } from "~/orders/order.server";

/** The payment methods open now to a cart with this total (paise). */
export function paymentChoices(totalPaise: number): PaymentChoices {
  return choicesFor(totalPaise, settings.payments !== "off", otherPayments());
}

/**
 * Places the viewer's order and returns the redirect: to the pay page, or, for an order paid by hand, to the order's page.
 * `refusal`: a sentence that says why no order was placed.
 */
export async function checkOut(
  args: RouteArgs,
  viewer: Viewer,
  form: FormData,
  to: Pick<Choices, "delivery" | "gstin" | "firm"> = {},
): Promise<{ answer: Response; refusal?: undefined } | { answer?: undefined; refusal: string }> {
  const { data } = parseForm(checkoutForm, form);
  const method = data?.method ?? "online";
  if (method === "online" && settings.payments === "off")
    return { refusal: "Online payment is not set up yet." };

  const placed = await placeOrder(viewer, await visitorOf(args), {
    ...to,
    method,
    way: data?.way?.way,
    round: data?.round,
    seen: {
      goodsPaise: data?.total,
      deliveryPaise: data?.way?.seenPaise,
      feePaise: method === "on-delivery" ? data?.fee : undefined,
    },
  });
  if (placed.problem) return { refusal: refusalWords(placed) };
  const { order, isNew } = placed;
  return {
    answer: method === "online" ? await toPayPage(args, order, isNew) : toOrder(order),
  };
}

function refusalWords({ problem, totalPaise }: Placed & { order?: undefined }): string {
  switch (problem) {
    case "empty-cart":
      return "Your cart is empty.";
    case "gone-product":
      return "A product in your cart is no longer sold. Please remove it to go on.";
    case "not-served":
      return "We do not deliver to this PIN yet. Please write to us, or choose another address.";
    case "changed-total":
      return `Your cart changed meanwhile: the total is now ${rupees(totalPaise)}. Please look at it again.`;
    case "no-such-payment":
      return "This order cannot be paid that way. Please choose another one.";
  }
}

const toOrder = ({ token }: Order) => seeOther(`/order/${token}`);

async function toPayPage(args: RouteArgs, order: Order, isNew: boolean): Promise<Response> {
  const answer = await tryPaymentOrder(order, !isNew, args.context.requestId);
  // If the provider does not answer, the order still exists: the pay page says so and offers a retry.
  const payPage = `/pay/${order.token}?open`;
  return answer === "refused"
    ? seeOtherWith({ type: "error", message: refusedWords }, payPage)
    : seeOther(payPage);
}
