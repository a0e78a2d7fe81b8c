import { rememberLanguage } from "~/people/accounts/own-language.server";
import {
  type Cart,
  type CartLine,
  cartFor,
  linesIn,
  totalOf,
  type Visitor,
} from "~/sales/cart/cart.server";
import { dropCoupon } from "~/sales/cart/coupon.server";
import { countedIn, shortLines } from "~/sales/cart/short-lines.server";
import { cannotBeUsed, dependsOnBuyer } from "~/sales/coupons/discount.server";
import { noteCheckout } from "~/people/consent/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import type { DeliveryWay, PaymentMethod } from "~/base/db/statuses";
import type { Delivery } from "~/sales/orders/delivery";
import { lapseOthers } from "~/sales/orders/lapse.server";
import type { Order } from "~/sales/orders/order.server";
import type { Buyer, OrderTerms } from "~/sales/orders/order-terms";
import { fingerprintOf, storeOrder } from "~/sales/orders/store-order.server";
import { asksToConfirm } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { priceListOf } from "~/goods/prices/unit-price.server";
import { holdPacks } from "~/goods/stock/holds.server";
import { activate, orderLike, placedAlready, renewed } from "./cart-orders.server";
import { type CartPrice, priceOf } from "./cart-price.server";
import { itemsOf } from "./items";
import { keepDelivery } from "./address/keep-delivery.server";
import { countOrder, type TooManyOrders } from "./limits.server";
import { limitedNetwork, tooManyPacks } from "./unproven-limit.server";

/** What the shopper chose and saw. */
export type Choices = {
  /** Online by default. */
  method?: PaymentMethod;
  /** The way of delivery; the first one offered by default. */
  way?: DeliveryWay | undefined;
  delivery?: Delivery | null;
  gstin?: string | null;
  firm?: string | null;
  billTo?: string | null;
  /** The buyer saw our forms, with the privacy notice beside them; whether the box for news was ticked. */
  consent?: { wantsNews: boolean };
  /** Whether the buyer's address book keeps the address. */
  keepsAddress?: boolean;
  /** The cart round the page was rendered for. */
  round?: number | undefined;
  /** What was shown: the items (`itemsOf`), and amounts (paise): goods less discount, delivery, fee. A missing one is not checked. */
  seen?: {
    items?: string | undefined;
    goodsPaise?: number | undefined;
    deliveryPaise?: number | undefined;
    feePaise?: number | undefined;
  };
  /** The caller's IP address, for the limits of `limits.server.ts`; none apply without one. */
  address?: string;
};

export type Placed =
  | { order: Order; isNew: boolean; problem?: undefined }
  | {
      order?: undefined;
      problem: "not-served" | "changed-total" | "no-such-payment";
      totalPaise: number;
    }
  | { order?: undefined; problem: "empty-cart"; totalPaise: number }
  | { order?: undefined; problem: "gone-product"; totalPaise: number }
  /** There are fewer packs of a product than the cart wants. */
  | { order?: undefined; problem: "sold-out"; totalPaise: number }
  | {
      order?: undefined;
      /** The coupon is used up or not for this buyer, as `why` says, and so out of the cart. `totalPaise`: without it. */
      problem: "coupon-refused";
      code: string;
      why: string;
      totalPaise: number;
    }
  | { order?: undefined; problem: "too-many-orders"; totalPaise: number; tooMany: TooManyOrders };

/**
 * Turns the visitor's cart into an order with frozen lines, before any payment. Placing the same again (a double click, a second
 * tab) returns the same order; a change of anything in it makes another one, and the unpaid one before lapses. An order that is not
 * paid online becomes active at once and empties the cart; one that is holds its packs for a while.
 */
export async function placeOrder(
  buyer: Buyer,
  visitor: Visitor,
  choices: Choices = {},
): Promise<Placed> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    const placed = cart && placedAlready(tx, cart, buyer, choices);
    if (placed) return { order: placed, isNew: false };

    const lines = cart ? linesIn(cart, tx) : [];
    if (!cart || lines.length === 0) return { problem: "empty-cart", totalPaise: 0 };
    const sold = lines.flatMap(({ product, ...line }) => (product ? [{ ...line, product }] : []));
    const price = priceOf(
      tx,
      {
        lines,
        couponCode: cart.couponCode,
        buyer: { userId: buyer.id, phone: choices.delivery?.phone ?? buyer.phone },
        cart,
      },
      { pin: choices.delivery?.pin ?? null, way: choices.way, method: choices.method },
    );
    const { totalPaise } = price.sums;
    if (sold.length < lines.length) return { problem: "gone-product", totalPaise: totalOf(lines) };
    if (shortLines(cart, lines, tx).size > 0) return { problem: "sold-out", totalPaise };
    const refused = refusedBy(lines, price, cart, choices);
    if (refused) {
      const tooMany = dependsOnBuyer(tx, cart.couponCode) ? tooManyOf(tx, buyer, choices) : null;
      if (tooMany) return { problem: "too-many-orders", totalPaise, tooMany };
      if (refused.problem === "coupon-refused") dropCoupon(tx, cart);
      return refused;
    }

    const terms = {
      ...termsOf(tx, buyer, price, choices),
      network: limitedNetwork(choices.address),
    };
    const key = {
      cartId: cart.id,
      cartRound: cart.round,
      fingerprint: fingerprintOf(sold, buyer, terms),
    };
    const same = orderLike(tx, key);
    const tooMany = same
      ? null
      : (tooManyPacks(tx, cart, lines, choices.address) ?? tooManyOf(tx, buyer, choices));
    if (tooMany) return { problem: "too-many-orders", totalPaise, tooMany };
    const order = same ? renewed(tx, same, terms) : storeOrder(tx, buyer, key, sold, terms);
    if (order.paymentMethod === "online")
      holdPacks(tx, order, countedIn(lines), choices.address, Date.now());
    lapseOthers(tx, order);
    if (buyer.id) rememberLanguage(tx, buyer.id);
    if (choices.consent) noteCheckout(tx, order, choices.consent);
    if (choices.keepsAddress) keepDelivery(tx, buyer, choices);
    return { order: activate(tx, order, sold), isNew: !same };
  });
}

function tooManyOf(tx: Writer, buyer: Buyer, { address, delivery }: Choices) {
  const phone = delivery?.phone ?? buyer.phone;
  return address === undefined ? null : countOrder(tx, { address, userId: buyer.id, phone });
}

/** Why this price makes no order; null: it does. */
function refusedBy(
  lines: CartLine[],
  price: CartPrice,
  { couponCode: code }: Cart,
  choices: Choices,
): Exclude<Placed, { order: Order } | { problem: "too-many-orders" }> | null {
  const { totalPaise } = price.sums;
  if (!price.quote) return { problem: "not-served", totalPaise };
  if (!isAsSeen(lines, price, choices))
    return code !== null && price.isCouponRefused
      ? { problem: "coupon-refused", code, why: price.couponProblem ?? cannotBeUsed(), totalPaise }
      : { problem: "changed-total", totalPaise };
  return isOffered(price, choices) ? null : { problem: "no-such-payment", totalPaise };
}

function isAsSeen(lines: CartLine[], { sums }: CartPrice, { seen = {} }: Choices): boolean {
  const { goodsPaise = sums.goodsPaise - sums.discountPaise } = seen;
  const { deliveryPaise = sums.deliveryPaise, feePaise = sums.feePaise } = seen;
  return (
    (seen.items === undefined || seen.items === itemsOf(lines)) &&
    goodsPaise === sums.goodsPaise - sums.discountPaise &&
    deliveryPaise === sums.deliveryPaise &&
    feePaise === sums.feePaise
  );
}

/** Online payment is limited by its sum alone; the other methods must be switched on and open to this order. */
function isOffered({ payment }: CartPrice, { method = "online" }: Choices): boolean {
  return method === "online" ? !payment.tooMuchOnline : payment.methods.includes(method);
}

function termsOf(
  tx: Writer,
  buyer: Buyer,
  { quote, sums, discount, payment }: CartPrice,
  { method = "online", delivery = null, gstin = null, firm = null, billTo = null }: Choices,
): OrderTerms {
  return {
    method,
    delivery,
    gstin,
    firm,
    billTo,
    quote,
    feePaise: sums.feePaise,
    advancePaise: (method === "on-delivery" && payment.advancePaise) || null,
    discount,
    priceList: priceListOf(tx, buyer.id)?.name ?? null,
    needsConfirmation: asksToConfirm(otherPayments(tx), method, quote?.way ?? null),
  };
}
