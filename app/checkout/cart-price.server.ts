import type { CartLine } from "~/cart/cart.server";
import { totalOf } from "~/cart/cart.server";
import { type CouponBuyer, type Discount, discountFor } from "~/coupons/discount.server";
import type { CartRound } from "~/coupons/uses.server";
import type { Reader } from "~/db/connection.server";
import type { DeliveryWay, PaymentMethod } from "~/db/statuses";
import { type Quote, quotesFor } from "~/delivery/quotes.server";
import { settings } from "~/lib/env/settings.server";
import { type Sums, sumsOf } from "~/orders/sums";
import { choicesFor, type PaymentChoices } from "~/payments/other-payments";
import { otherPayments } from "~/payments/other-payments.server";
import { hasReturnedTooMany } from "~/payments/returned-parcels.server";

/** What is bought, and by whom as far as it is known. `cart`: whose unpaid orders do not use up its coupon. */
export type Bought = {
  lines: CartLine[];
  couponCode: string | null;
  buyer: CouponBuyer;
  cart?: CartRound;
};

/** What the shopper chose; a missing choice is the first one offered. `pin` null: not told yet. */
export type Chosen = {
  pin: string | null;
  way?: DeliveryWay | undefined;
  method?: PaymentMethod | undefined;
};

export type CartPrice = {
  sums: Sums;
  /** The ways to deliver to the PIN; none: no PIN yet, or it is not served. */
  quotes: Quote[];
  /** The chosen one, or the first; null without any. */
  quote: Quote | null;
  discount: Discount | null;
  couponProblem: string | null;
  payment: PaymentChoices;
};

/** What a cart costs, delivered and paid as chosen: the one sum of cart, checkout and order. `now`: UTC ms. */
export function priceOf(
  from: Reader,
  { lines, couponCode, buyer, cart }: Bought,
  { pin, way, method }: Chosen,
  now = Date.now(),
): CartPrice {
  const goodsPaise = totalOf(lines);
  const { discount, problem } = discountFor(from, couponCode, goodsPaise, buyer, now, cart);
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const quotes = quotesFor(from, { lines: sold, goodsPaise }, pin, now);
  const quote = (way ? quotes.find((each) => each.way === way) : quotes[0]) ?? null;
  const sums = sumsOf({
    goodsPaise,
    deliveryPaise: quote?.pricePaise ?? 0,
    discountPaise: discount?.paise ?? 0,
  });
  const others = otherPayments(from);
  const payment = choicesFor(sums.totalPaise, settings.payments !== "off", others, {
    way: quote?.way ?? null,
    isAllowed: quote?.paysOnDelivery ?? true,
    isRefused: others.onDelivery.isOn && hasReturnedTooMany(from, buyer, now),
  });
  const feePaise = method === "on-delivery" ? payment.onDeliveryFeePaise : 0;
  return {
    sums: sumsOf({ ...sums, feePaise }),
    quotes,
    quote,
    discount,
    couponProblem: problem,
    payment,
  };
}
