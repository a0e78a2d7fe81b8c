import { and, eq, ne } from "drizzle-orm";
import { addressesOf, keepAddress } from "~/accounts/address-book.server";
import { type Cart, cartFor, linesIn, totalOf, type Visitor } from "~/cart/cart.server";
import { emptyPaidCart } from "~/cart/changes.server";
import { dropCoupon } from "~/cart/coupon.server";
import { cannotBeUsed } from "~/coupons/discount.server";
import { write, type Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orders } from "~/db/schema";
import type { DeliveryWay, PaymentMethod } from "~/db/statuses";
import type { Delivery } from "~/orders/delivery";
import { recordEvent } from "~/orders/events.server";
import { lapseOthers, takeUpAgain } from "~/orders/lapse.server";
import type { Order } from "~/orders/order.server";
import type { Buyer, OrderTerms } from "~/orders/order-terms";
import { fingerprintOf, type SoldLine, storeOrder } from "~/orders/store-order.server";
import { mailPlaced } from "~/payments/confirmation-mails.server";
import { asksToConfirm } from "~/payments/other-payments";
import { otherPayments } from "~/payments/other-payments.server";
import { type CartPrice, priceOf } from "./cart-price.server";
import { profileAddress } from "./profile-address";
import { countOrder, type TooManyOrders } from "./limits.server";

/** What the shopper chose and saw. */
export type Choices = {
  /** Online by default. */
  method?: PaymentMethod;
  /** The way of delivery; the first one offered by default. */
  way?: DeliveryWay | undefined;
  delivery?: Delivery | null;
  gstin?: string | null;
  firm?: string | null;
  /** Whether the buyer's address book keeps the address. */
  keepsAddress?: boolean;
  /** The cart round the page was rendered for. */
  round?: number | undefined;
  /** Amounts (paise) that were shown: goods less discount, delivery, fee. A missing one is not checked. */
  seen?: {
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
      problem: "empty-cart" | "gone-product" | "not-served" | "changed-total" | "no-such-payment";
      totalPaise: number;
    }
  | {
      order?: undefined;
      /** The coupon is used up or not for this buyer, and so out of the cart. `totalPaise`: without it. */
      problem: "coupon-refused";
      code: string;
      totalPaise: number;
    }
  | { order?: undefined; problem: "too-many-orders"; totalPaise: number; tooMany: TooManyOrders };

/**
 * Turns the visitor's cart into an order with frozen lines, before any payment. Placing the same again (a double click, a second
 * tab) returns the same order; a change of anything in it makes another one, and the unpaid one before lapses. An order that is not
 * paid online becomes active at once and empties the cart.
 */
export async function placeOrder(
  buyer: Buyer,
  visitor: Visitor,
  choices: Choices = {},
): Promise<Placed> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    const placed = cart && placedAlready(tx, cart, choices);
    if (placed) return { order: placed, isNew: false };

    const lines = cart ? linesIn(cart, tx) : [];
    if (!cart || lines.length === 0) return { problem: "empty-cart", totalPaise: 0 };
    const sold = lines.flatMap(({ product, quantity, photo }) =>
      product ? [{ product, quantity, photo }] : [],
    );
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
    if (!price.quote) return { problem: "not-served", totalPaise };
    if (!isAsSeen(price, choices)) {
      const code = cart.couponCode;
      if (code === null || price.couponProblem !== cannotBeUsed)
        return { problem: "changed-total", totalPaise };
      dropCoupon(tx, cart);
      return { problem: "coupon-refused", code, totalPaise };
    }
    if (!isOffered(price, choices)) return { problem: "no-such-payment", totalPaise };

    const terms = termsOf(tx, price, choices);
    const key = {
      cartId: cart.id,
      cartRound: cart.round,
      fingerprint: fingerprintOf(sold, buyer, terms),
    };
    const same = orderLike(tx).get(key);
    const tooMany = same ? null : tooManyOf(tx, buyer, choices);
    if (tooMany) return { problem: "too-many-orders", totalPaise, tooMany };
    const order = same ? renewed(tx, same, terms) : storeOrder(tx, buyer, key, sold, terms);
    lapseOthers(tx, order);
    if (choices.keepsAddress) keepDelivery(tx, buyer, choices);
    return { order: activate(tx, order, sold), isNew: !same };
  });
}

function keepDelivery(tx: Writer, buyer: Buyer, { delivery, gstin, firm }: Choices): void {
  if (!buyer.id || !delivery) return;
  const { area = "" } = delivery;
  // The first address of a book is its usual one: that of the profile, if it can be read.
  const profile = addressesOf(buyer.id, tx).length === 0 ? profileAddress(buyer) : null;
  if (profile) keepAddress(tx, buyer.id, profile);
  keepAddress(tx, buyer.id, { ...delivery, area, gstin: gstin ?? null, firm: firm ?? null });
}

function tooManyOf(tx: Writer, buyer: Buyer, { address, delivery }: Choices) {
  const phone = delivery?.phone ?? buyer.phone;
  return address === undefined ? null : countOrder(tx, { address, userId: buyer.id, phone });
}

function isAsSeen({ sums }: CartPrice, { seen = {} }: Choices): boolean {
  const { goodsPaise = sums.goodsPaise - sums.discountPaise } = seen;
  const { deliveryPaise = sums.deliveryPaise, feePaise = sums.feePaise } = seen;
  return (
    goodsPaise === sums.goodsPaise - sums.discountPaise &&
    deliveryPaise === sums.deliveryPaise &&
    // Another way of delivery may have taken the fee away.
    sums.feePaise <= feePaise
  );
}

/** Online payment is not limited here; the other methods must be switched on and open to this order. */
function isOffered({ payment }: CartPrice, { method = "online" }: Choices): boolean {
  return method === "online" || payment.methods.includes(method);
}

function termsOf(
  tx: Writer,
  { quote, sums, discount }: CartPrice,
  { method = "online", delivery = null, gstin = null, firm = null }: Choices,
): OrderTerms {
  return {
    method,
    delivery,
    gstin,
    firm,
    quote,
    feePaise: sums.feePaise,
    discount,
    needsConfirmation: asksToConfirm(otherPayments(tx), method, quote?.way ?? null),
  };
}

/** Handles a double click: the first one placed the order and emptied the cart that this form still shows. */
function placedAlready(tx: Writer, cart: Cart, { method, round }: Choices): Order | null {
  if (!method || method === "online" || round === undefined || round >= cart.round) return null;
  const order = tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cart.id),
        eq(orders.cartRound, round),
        ne(orders.paymentMethod, "online"),
        ne(orders.paymentStatus, "unpaid"),
      ),
    )
    .get();
  return order ?? null;
}

const orderLike = prepared((tx: Writer) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, placeholder("cartId")),
        eq(orders.cartRound, placeholder("cartRound")),
        eq(orders.fingerprint, placeholder("fingerprint")),
      ),
    )
    .prepare(),
);

/** An unpaid order that is placed again can be paid as long as a new one, and promises the days of today. */
function renewed(tx: Writer, order: Order, { quote }: OrderTerms): Order {
  if (order.paymentStatus !== "unpaid") return order;
  takeUpAgain(tx, order);
  const promised = { promisedFrom: quote?.from ?? null, promisedTo: quote?.to ?? null };
  const [updated] = tx
    .update(orders)
    .set({ ...promised, updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  return updated ?? order;
}

const byHandWords = { "on-delivery": "on delivery", transfer: "by transfer" };

/** An order paid by hand is active once placed: it leaves the cart and appears on the lists. */
function activate(tx: Writer, order: Order, sold: SoldLine[]): Order {
  if (order.paymentMethod === "online" || order.paymentStatus !== "unpaid") return order;
  const [updated] = tx
    .update(orders)
    .set({ paymentStatus: "pending", failureReason: null, updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  emptyPaidCart(
    tx,
    { id: order.cartId, round: order.cartRound },
    sold.map(({ product }) => product.id),
  );
  recordEvent(
    tx,
    order.id,
    order.userId ?? "guest",
    "payment-by-hand",
    byHandWords[order.paymentMethod],
  );
  if (!updated) throw new Error("The order is gone");
  mailPlaced(tx, updated);
  return updated;
}
