import type { CartLine } from "~/sales/cart/cart.server";
import { totalOf } from "~/sales/cart/cart.server";
import { type CouponBuyer, type Discount, discountFor } from "~/sales/coupons/discount.server";
import type { CartRound } from "~/sales/coupons/uses.server";
import type { Reader } from "~/base/db/connection.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { type Quote, quotesFor } from "~/goods/delivery/quotes.server";
import { advanceOfBuyer } from "~/goods/prices/lists/list-advance.server";
import { settings } from "~/base/lib/env/settings.server";
import { type Sums, sumsOf } from "~/sales/orders/money/sums";
import type { CartChoices } from "./cart-choices";
import { choicesFor, type PaymentChoices } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { mayPayLater } from "~/sales/payments/by-hand/pay-later.server";
import { hasReturnedTooMany } from "~/sales/payments/by-hand/returned-parcels.server";

/** What is bought, and by whom as far as it is known. `cart`: whose unpaid orders do not use up its coupon. */
type Bought = {
  lines: CartLine[];
  couponCode: string | null;
  buyer: CouponBuyer;
  cart?: CartRound;
};

/** A way of delivery and how the cart can be paid with it. */
type Offer = Quote & { payment: PaymentChoices };

export type CartPrice = {
  sums: Sums;
  /** The ways to deliver to the PIN; none: no PIN yet, or it is not served. */
  quotes: Offer[];
  /** The chosen one, or the first to the buyer; null: it is not offered, or there is none. */
  quote: Offer | null;
  discount: Discount | null;
  couponProblem: string | null;
  /** Whether the coupon gives nothing, whatever else is put into the cart. */
  isCouponRefused: boolean;
  payment: PaymentChoices;
};

/** What a cart costs, delivered and paid as chosen: the one sum of cart, checkout and order. `now`: UTC ms. */
export function priceOf(
  from: Reader,
  { lines, couponCode, buyer, cart }: Bought,
  { pin, way, method }: CartChoices,
  now = Date.now(),
): CartPrice {
  const goodsPaise = totalOf(lines);
  const offer = discountFor(from, couponCode, goodsPaise, buyer, now, cart);
  const { discount, problem, isRefused: isCouponRefused = false } = offer;
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const others = otherPayments(from);
  const isRefused = others.onDelivery.isOn && hasReturnedTooMany(from, buyer, now);
  const advance = advanceOfBuyer(from, buyer?.userId ?? null);
  const paysLater = mayPayLater(from, buyer?.userId ?? null);
  const discountPaise = discount?.paise ?? 0;
  const sumsBy = (quote: Quote | null) =>
    sumsOf({ goodsPaise, deliveryPaise: quote?.pricePaise ?? 0, discountPaise });
  const paymentBy = (quote: Quote | null) =>
    choicesFor(sumsBy(quote).totalPaise, settings.payments !== "off", others, {
      way: quote?.way ?? null,
      isAllowed: quote?.paysOnDelivery ?? true,
      isRefused,
      mayPayLater: paysLater,
      advance,
    });
  const quotes = quotesFor(from, { lines: sold, goodsPaise }, pin, now).map((quote) => ({
    ...quote,
    payment: paymentBy(quote),
  }));
  const isWanted = (offered: DeliveryWay) => (way ? offered === way : offered !== "collect");
  const quote = quotes.find((each) => isWanted(each.way)) ?? null;
  const payment = quote?.payment ?? paymentBy(null);
  const feePaise = method === "on-delivery" ? payment.onDeliveryFeePaise : 0;
  return {
    sums: sumsOf({ ...sumsBy(quote), feePaise }),
    quotes,
    quote,
    discount,
    couponProblem: problem,
    isCouponRefused,
    payment,
  };
}
