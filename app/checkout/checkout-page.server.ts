import type { Viewer } from "~/accounts/viewer.server";
import { cartFor, linesIn, type Visitor } from "~/cart/cart.server";
import { db } from "~/db/connection.server";
import type { DeliveryWay, PaymentMethod } from "~/db/statuses";
import type { Quote } from "~/delivery/quotes.server";
import { type CartPrice, priceOf } from "./cart-price.server";

/** What the shopper chose so far, and the phone as far as it is known (for coupons). `pin` null: not told yet. */
export type Wanted = {
  pin: string | null;
  way?: DeliveryWay | undefined;
  method?: PaymentMethod | undefined;
  phone?: string | undefined;
};

/** What is in the visitor's cart; null when nothing in it can be ordered now. */
export function cartToOrder(visitor: Visitor) {
  const cart = cartFor(visitor, db);
  const lines = cart ? linesIn(cart) : [];
  return cart && lines.length > 0 && lines.every(({ product }) => product) ? { cart, lines } : null;
}

type ToOrder = NonNullable<ReturnType<typeof cartToOrder>>;

/**
 * The price of a cart by the choices that are offered: a way or method that is not is replaced by the first one. A parcel is never
 * replaced by collecting: `quote` is then null.
 */
export function offeredPrice(
  { cart, lines }: ToOrder,
  viewer: Viewer | null,
  { pin, way, method, phone = viewer?.phone ?? "" }: Wanted,
): CartPrice & { method: PaymentMethod } {
  const buyer = couponBuyer(viewer, phone);
  const bought = { lines, couponCode: cart.couponCode, buyer, cart };
  const { quotes } = priceOf(db, bought, { pin, way, method });
  const offered = offeredWay(quotes, way);
  const { payment } = priceOf(db, bought, { pin, way: offered, method });
  const paid = payment.methods.find((each) => each === method) ?? payment.methods[0] ?? "online";
  const price = priceOf(db, bought, { pin, way: offered, method: paid });
  return offered ? { ...price, method: paid } : { ...price, method: paid, quote: null };
}

function offeredWay(quotes: Quote[], way: DeliveryWay | undefined): DeliveryWay | undefined {
  const isOffered = quotes.some((quote) => quote.way === way);
  return isOffered ? way : quotes.find((quote) => quote.way !== "collect")?.way;
}

function couponBuyer(viewer: Viewer | null, phone: string) {
  return viewer || phone ? { userId: viewer?.id ?? null, phone } : null;
}

/** What the page shows about the cart and its price. */
export function shownPrice(toOrder: ToOrder, viewer: Viewer | null, wanted: Wanted) {
  const { quote, quotes, sums, discount, couponProblem, payment, method } = offeredPrice(
    toOrder,
    viewer,
    wanted,
  );
  return {
    round: toOrder.cart.round,
    pin: wanted.pin,
    lines: toOrder.lines.flatMap(({ product, quantity }) =>
      product
        ? [
            {
              name: product.name,
              volumeMl: product.volumeMl,
              unitPricePaise: product.pricePaise,
              quantity,
            },
          ]
        : [],
    ),
    sums,
    quote,
    quotes,
    payment,
    method,
    couponCode: discount?.code ?? null,
    couponProblem,
  };
}

export type ShownPrice = ReturnType<typeof shownPrice>;
