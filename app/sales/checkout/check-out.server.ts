import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { visitorOf } from "~/sales/cart/cart.server";
import { cannotBeUsed, dependsOnBuyer } from "~/sales/coupons/discount.server";
import { db, write } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import type { RouteArgs } from "~/base/lib/context";
import { seeOther } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import type { Order } from "~/sales/orders/order.server";
import type { Buyer } from "~/sales/orders/order-terms";
import { addressNeeded, needsAddress } from "~/sales/orders/needs-address";
import { refusedWords } from "~/sales/payments/failure-words";
import {
  countOrder,
  countProviderOrderOf,
  type Placing,
  type TooManyOrders,
} from "./limits.server";
import { tryPaymentOrder } from "~/sales/payments/payment-order.server";
import { type CartProblem, cartProblemWords } from "./cart-problem";
import { cartToOrder, shownPrice, type ShownPrice } from "./checkout-page.server";
import type { CheckoutTerms } from "./forms";
import { type Choices, type Placed, placeOrder } from "./place-order.server";
import { newsOf } from "./price-news";
import { rememberBuyer } from "./remembered-buyer.server";
import { t } from "~/base/words/say";

/** Who buys, and where it goes; `delivery` null: it is collected. */
export type Who = { buyer: Buyer } & Required<
  Pick<Choices, "delivery" | "gstin" | "firm" | "billTo" | "keepsAddress">
>;

/**
 * What came of pressing Checkout. `answer`: the redirect to the pay page or, for an order that is not paid online, to the order's
 * page. `news`: the price is not the one that was shown, so nothing is ordered yet. `refusal`: why no order was placed; `field`: the
 * field it stands beside; `seconds`: when to try again after too many (429); `cart`: nothing in the cart can be ordered.
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
      cart?: CartProblem;
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
    return { refusal: t("Online payment is not set up yet."), field: "form" };

  const visitor = await visitorOf(args);
  const toOrder = cartToOrder(visitor);
  // Collecting needs no PIN; the page goes on showing the ways for the one it was made for.
  const pin = delivery?.pin ?? (terms.priced || null);
  const way = delivery ? terms.way?.way : "collect";
  const wanted = { pin, way, method, phone: delivery?.phone ?? buyer.phone };
  const page = toOrder && shownPrice(toOrder, viewer, wanted);
  const news = page?.quote && newsOf(page, terms);
  // What the price is without this number: it must not tell what too many tries asked for.
  const anybodys = () => toOrder && shownPrice(toOrder, viewer, { pin, way, method });
  if (page && (news || !page.quote)) {
    const { phone } = wanted;
    const by = { address: args.context.clientAddress, userId: buyer.id, phone };
    const tooMany = dependsOnBuyer(db, toOrder.cart.couponCode) ? await countTry(by) : null;
    if (tooMany) return refusedAsTooMany(tooMany, anybodys());
    return news ? { news, price: page } : { refusal: notServed(pin), field: "pin", price: page };
  }

  // Whatever total the form was made for: the invoice names an address, or is not made.
  if (page && !delivery && !buyer.address && needsAddress(who.gstin, page.sums.totalPaise))
    return { refusal: t(addressNeeded), field: "line", price: page };

  const placed = await placeOrder(buyer, visitor, {
    ...who,
    delivery,
    consent: { wantsNews: terms.news === "on" },
    method,
    way: page?.quote?.way ?? way,
    round: terms.round,
    seen: {
      items: terms.items,
      goodsPaise: terms.total,
      deliveryPaise: page?.sums.deliveryPaise,
      feePaise: page?.method === method ? page.sums.feePaise : undefined,
    },
    address: args.context.clientAddress,
  });
  if (placed.problem === "too-many-orders") return refusedAsTooMany(placed.tooMany, anybodys());
  if (placed.problem) {
    // Something may have changed since the price was read: the page that comes back shows what it is now.
    const left = cartToOrder(visitor);
    return refusedBy(placed, terms, pin, left && shownPrice(left, viewer, wanted));
  }
  const { order, isNew } = placed;
  const headers = new Headers();
  if (!viewer) {
    headers.append("Set-Cookie", await rememberOrder(args.request, order.id));
    headers.append("Set-Cookie", await rememberBuyer(order.id));
  }
  return {
    answer:
      order.paymentMethod === "online"
        ? await toPayPage(args, order, isNew, headers)
        : seeOther(`/order/${order.token}`, { headers }),
  };
}

type NotPlaced = Exclude<Placed, { order: Order } | { problem: "too-many-orders" }>;
type Refused = Exclude<NotPlaced, { problem: CartProblem }>;

const countTry = (by: Placing) => write((tx) => countOrder(tx, by));

function refusedAsTooMany(
  { sentence, seconds }: TooManyOrders,
  price: ShownPrice | null,
): CheckedOut {
  return { refusal: sentence, seconds, field: "form", ...(price && { price }) };
}

function refusedBy(
  placed: NotPlaced,
  terms: CheckoutTerms,
  pin: string | null,
  price: ShownPrice | null,
): CheckedOut {
  const shown = { field: "form", ...(price && { price }) };
  const news = price?.quote && placed.problem === "changed-total" ? newsOf(price, terms) : null;
  if (price && news) return { news, price };
  if (
    placed.problem === "empty-cart" ||
    placed.problem === "gone-product" ||
    placed.problem === "sold-out"
  )
    return { refusal: t(cartProblemWords[placed.problem]), cart: placed.problem, field: "form" };
  const totalPaise = price?.sums.totalPaise ?? placed.totalPaise;
  const tooMuch = placed.problem === "no-such-payment" && price?.payment.tooMuchOnline;
  return { refusal: tooMuch || refusalWords({ ...placed, totalPaise }, pin), ...shown };
}

function refusalWords(placed: Refused, pin: string | null): string {
  const { problem, totalPaise } = placed;
  const total = rupees(totalPaise);
  switch (problem) {
    case "not-served":
      return notServed(pin);
    case "changed-total":
      return t("Your cart has changed: the total is now {total}. Please look at it again.", {
        total,
      });
    case "coupon-refused":
      return [
        ...(placed.why === cannotBeUsed() ? [] : [placed.why]),
        t(
          "The code {code} cannot be used for this order, so we took it out: the total is now {total}. Please look at it again.",
          { code: placed.code, total },
        ),
      ].join(" ");
    case "no-such-payment":
      return t("This order cannot be paid that way. Please choose another one.");
  }
}

function notServed(pin: string | null): string {
  return pin
    ? t("We do not deliver to {pin} yet. Please write to us, or choose another address.", { pin })
    : t("This cannot be collected now. Please choose delivery.");
}

/** To the pay page of an order, which is made known at the provider first. `headers`: sent along. */
export async function toPayPage(
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
    ? seeOtherWith({ type: "error", message: t(refusedWords) }, payPage, { headers })
    : seeOther(payPage, { headers });
}
