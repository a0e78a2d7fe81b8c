import type { Viewer } from "~/accounts/viewer.server";
import { visitorOf } from "~/cart/cart.server";
import { settings } from "~/lib/env/settings.server";
import type { RouteArgs } from "~/lib/context";
import { seeOther } from "~/lib/http";
import { rupees } from "~/lib/money";
import { seeOtherWith } from "~/lib/toast.server";
import { rememberOrder } from "~/orders/known-orders.server";
import type { Order } from "~/orders/order.server";
import type { Buyer } from "~/orders/order-terms";
import { refusedWords } from "~/payments/failure-words";
import { choicesFor, type PaymentChoices } from "~/payments/other-payments";
import { countProviderOrderOf } from "./limits.server";
import { otherPayments } from "~/payments/other-payments.server";
import { tryPaymentOrder } from "~/payments/payment-order.server";
import { cartToOrder, offeredPrice, shownPrice, type ShownPrice } from "./checkout-page.server";
import type { CheckoutTerms } from "./forms";
import { type Choices, type Placed, placeOrder } from "./place-order.server";
import { newsOf } from "./price-news";

/** The payment methods open now to a cart with this total (paise). */
export function paymentChoices(totalPaise: number): PaymentChoices {
  return choicesFor(totalPaise, settings.payments !== "off", otherPayments());
}

/** Who buys, and where it goes; `delivery` null: it is collected. */
export type Who = { buyer: Buyer } & Required<
  Pick<Choices, "delivery" | "gstin" | "firm" | "keepsAddress">
>;

/**
 * What came of pressing Checkout. `answer`: the redirect to the pay page or, for an order that is not paid online, to the order's
 * page. `news`: the price is not the one that was shown, so nothing is ordered yet. `refusal`: why no order was placed; `field`: the
 * field it stands beside; `seconds`: when to try again after too many (429).
 */
export type CheckedOut =
  | { answer: Response }
  | { answer?: undefined; news: string; price: ShownPrice }
  | {
      answer?: undefined;
      news?: undefined;
      refusal: string;
      field: string;
      seconds?: number;
      price?: ShownPrice;
    };

/** Orders what is in the cart, if its price is the one that was shown. */
export async function checkOut(
  args: RouteArgs,
  viewer: Viewer | null,
  terms: CheckoutTerms,
  { buyer, delivery, ...who }: Who,
): Promise<CheckedOut> {
  const { method } = terms;
  if (method === "online" && settings.payments === "off")
    return { refusal: "Online payment is not set up yet.", field: "form" };

  const visitor = await visitorOf(args);
  const toOrder = cartToOrder(visitor);
  // Collecting needs no PIN; the page goes on showing the ways for the one it was made for.
  const pin = delivery?.pin ?? (terms.priced || null);
  const way = delivery ? terms.way?.way : "collect";
  const wanted = { pin, way, method, phone: delivery?.phone ?? buyer.phone };
  const price = toOrder && offeredPrice(toOrder, viewer, wanted);
  const page = toOrder && shownPrice(toOrder, viewer, wanted);
  if (page && !page.quote) return { refusal: notServed(pin), field: "pin", price: page };
  const news = page && newsOf(page, terms);
  if (news) return { news, price: page };

  const placed = await placeOrder(buyer, visitor, {
    ...who,
    delivery,
    method,
    way: price?.quote?.way ?? way,
    round: terms.round,
    seen: {
      goodsPaise: terms.total,
      deliveryPaise: price?.sums.deliveryPaise,
      feePaise: price?.method === method ? price.sums.feePaise : undefined,
    },
    address: args.context.clientAddress,
  });
  if (placed.problem === "too-many-orders") {
    const { sentence, seconds } = placed.tooMany;
    return { refusal: sentence, seconds, field: "form", ...(page && { price: page }) };
  }
  if (placed.problem)
    return { refusal: refusalWords(placed, pin), field: "form", ...(page && { price: page }) };
  const { order, isNew } = placed;
  const headers = new Headers();
  if (!viewer) headers.append("Set-Cookie", await rememberOrder(args.request, order.id));
  return {
    answer:
      order.paymentMethod === "online"
        ? await toPayPage(args, order, isNew, headers)
        : seeOther(`/order/${order.token}`, { headers }),
  };
}

type Refused = Exclude<Placed, { order: Order } | { problem: "too-many-orders" }>;

function refusalWords(placed: Refused, pin: string | null): string {
  const { problem, totalPaise } = placed;
  switch (problem) {
    case "empty-cart":
      return "Your cart is empty.";
    case "gone-product":
      return "A product in your cart is no longer sold. Please remove it to go on.";
    case "not-served":
      return notServed(pin);
    case "changed-total":
      return `Your cart changed meanwhile: the total is now ${rupees(totalPaise)}. Please look at it again.`;
    case "coupon-refused":
      return `The code ${placed.code} cannot be used for this order, so we took it out: the total is now ${rupees(totalPaise)}. Please look at it again.`;
    case "no-such-payment":
      return "This order cannot be paid that way. Please choose another one.";
  }
}

function notServed(pin: string | null): string {
  return pin
    ? `We do not deliver to ${pin} yet. Please write to us, or choose another address.`
    : "This cannot be collected now. Please choose delivery.";
}

async function toPayPage(
  args: RouteArgs,
  order: Order,
  isNew: boolean,
  headers: Headers,
): Promise<Response> {
  const tooMany = await countProviderOrderOf(order, args.context.clientAddress);
  if (tooMany)
    return seeOtherWith({ type: "error", message: tooMany.sentence }, `/pay/${order.token}`, {
      headers,
    });
  const answer = await tryPaymentOrder(order, !isNew, args.context.requestId);
  // If the provider does not answer, the order still exists: the pay page says so and offers a retry.
  const payPage = `/pay/${order.token}?open`;
  return answer === "refused"
    ? seeOtherWith({ type: "error", message: refusedWords }, payPage, { headers })
    : seeOther(payPage, { headers });
}
