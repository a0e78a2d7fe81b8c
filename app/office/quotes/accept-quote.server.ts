import { and, eq } from "drizzle-orm";
import { activate, renewed } from "~/sales/checkout/cart-orders.server";
import { noteNotice } from "~/people/consent/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orders, quoteLines, quotes } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import { deliverySettings } from "~/goods/delivery/delivery-settings.server";
import { weightOf } from "~/goods/delivery/parcel";
import { quotesFor } from "~/goods/delivery/quotes.server";
import type { Delivery } from "~/sales/orders/delivery";
import { type Order, orderById } from "~/sales/orders/order.server";
import type { Buyer, OrderTerms } from "~/sales/orders/order-terms";
import { fingerprintOf, type SoldLine, storeOrder } from "~/sales/orders/store-order.server";
import { priceListOf } from "~/goods/prices/unit-price.server";
import { paymentOrderOf } from "~/sales/payments/payment-order.server";
import { shortOf } from "~/goods/stock/available.server";
import { waysToPay } from "./pay-choices.server";
import { mailAccepted } from "./quote-mails.server";
import {
  linesOf,
  productsToSell,
  type Quote,
  quoteByToken,
  quoteSums,
  seenOf,
} from "./quotes.server";
import { stateOf } from "./quote-state";

/** Who accepts, and what they saw. `seen`: as `seenOf` has it; `delivery` null: collected. */
export type Acceptance = {
  buyer: Buyer;
  delivery: Delivery | null;
  gstin: string | null;
  firm: string | null;
  billTo: string | null;
  method: PaymentMethod;
  seen: string;
};

/**
 * `over`: expired or withdrawn. `changed`: the owner changed it meanwhile, or it costs something else. `gone`: a pack is not sold any more. `other-place`: its
 * delivery was priced for another PIN.
 */
export type NotAccepted =
  "unknown" | "over" | "changed" | "gone" | "other-place" | "no-such-payment";

type Accepted = { order: Order; isNew: boolean; problem?: undefined } | { problem: NotAccepted };

/**
 * Makes the quote's one order, with lines and prices as quoted: pressed twice, in two tabs or processes, it is the same order. The
 * owner promised the packs, so they are taken even if too few are left, and the owner is told. `now`: UTC ms.
 */
export function acceptQuote(
  token: string,
  acceptance: Acceptance,
  now = Date.now(),
): Promise<Accepted> {
  return write((tx) => {
    const quote = quoteByToken(token, tx);
    if (!quote) return { problem: "unknown" };
    const before = orderOf(tx, quote);
    if (before) return { order: before, isNew: false };
    if (stateOf(quote, now) !== "sent") return { problem: "over" };
    const sold = soldBy(tx, quote);
    if (!sold) return { problem: "gone" };
    const { totalPaise } = quoteSums(sold, quote.deliveryPaise);
    if (seenOf(quote, totalPaise) !== acceptance.seen) return { problem: "changed" };
    const { delivery, method, buyer } = acceptance;
    if (delivery && quote.shipPin && delivery.pin !== quote.shipPin)
      return { problem: "other-place" };
    if (!waysToPay(tx, { ...quote, totalPaise }, buyer.id).includes(method))
      return { problem: "no-such-payment" };

    const terms = termsOf(tx, quote, sold, acceptance, now);
    const fingerprint = fingerprintOf(sold, buyer, terms);
    const key = { cartId: `quote-${quote.id}`, cartRound: 1, fingerprint };
    const order = storeOrder(tx, buyer, key, sold, terms);
    noteNotice(tx, "order", { userId: order.userId, orderId: order.id }, "quote");
    keepPrices(tx, quote, sold);
    tx.update(quotes).set({ orderId: order.id }).where(eq(quotes.id, quote.id)).run();
    mailAccepted(tx, quote, order, shortIn(tx, sold, now));
    return { order: activate(tx, order, sold), isNew: true };
  });
}

/**
 * Pays the order of an accepted quote in another way, or later than an order of the shop can wait, as long as it is unpaid. Null:
 * there is no such order, or not that way to pay. `userId`: who is signed in.
 */
export function payAcceptedQuote(
  token: string,
  method: PaymentMethod,
  userId: string | null,
): Promise<Order | null> {
  return write((tx) => {
    const quote = quoteByToken(token, tx);
    const before = quote && orderOf(tx, quote);
    if (!quote || !before || before.buyerPhone === "") return null;
    if (before.paymentStatus !== "unpaid" || before.status === "cancel") return before;
    const { totalPaise } = before;
    if (!waysToPay(tx, { ...quote, totalPaise }, userId).includes(method)) return null;
    const advancePaise = method === "on-delivery" ? quote.advancePaise : null;
    const asked = paymentOrderOf(before.id, tx);
    const isOnline = method === "online" || advancePaise !== null;
    if (isOnline && asked && asked.amountPaise !== (advancePaise ?? totalPaise)) return null;
    const { promisedFrom: from, promisedTo: to } = before;
    renewed(tx, before, { quote: { ...noOffer(quote), from, to } });
    tx.update(orders)
      .set({ paymentMethod: advancePaise === null ? method : "online", advancePaise })
      .where(eq(orders.id, before.id))
      .run();
    const order = orderOf(tx, quote);
    return order && activate(tx, order, []);
  });
}

const orderOf = (tx: Writer, { orderId }: Quote): Order | null =>
  orderId ? orderById(orderId, tx) : null;

/** From now on the quote says what was agreed, also where that was the MRP of today and not the price that was quoted. */
function keepPrices(tx: Writer, { id }: Quote, sold: SoldLine[]): void {
  for (const { product, unitPricePaise } of sold)
    tx.update(quoteLines)
      .set({ unitPricePaise })
      .where(and(eq(quoteLines.quoteId, id), eq(quoteLines.productId, product.id)))
      .run();
}

/** The quoted lines with their products; null: one of these is not sold any more, or there are none. */
function soldBy(tx: Writer, quote: Quote): SoldLine[] | null {
  const lines = linesOf(tx, quote.id);
  const found = productsToSell(
    tx,
    lines.map(({ productId }) => productId),
  );
  const sold = lines.flatMap(({ productId, quantity, unitPricePaise }) => {
    const row = found.get(productId);
    return row ? [{ ...row, quantity, unitPricePaise }] : [];
  });
  return lines.length > 0 && sold.length === lines.length ? sold : null;
}

function termsOf(
  tx: Writer,
  quote: Quote,
  sold: SoldLine[],
  { delivery, gstin, firm, billTo, method, buyer }: Acceptance,
  now: number,
): OrderTerms {
  const goods = { lines: sold, goodsPaise: quoteSums(sold, 0).goodsPaise };
  const offers = quotesFor(tx, goods, delivery?.pin ?? quote.shipPin, now);
  const offer = offers.find(({ way }) => way === quote.deliveryWay) ?? {
    ...noOffer(quote),
    weightG: weightOf(sold, deliverySettings(tx).divisor),
  };
  return {
    method,
    source: "quote",
    delivery,
    gstin,
    firm,
    billTo,
    quote: { ...offer, pricePaise: quote.deliveryPaise },
    advancePaise: method === "on-delivery" ? quote.advancePaise : null,
    priceList: priceListOf(tx, buyer.id)?.name ?? null,
  };
}

/** A way of delivery that the table of delivery prices does not have: agreed with this customer. */
const noOffer = ({ deliveryWay, deliveryPaise }: Quote) => ({
  way: deliveryWay,
  zone: null,
  pricePaise: deliveryPaise,
  freeFromPaise: null,
  weightG: 0,
  from: null,
  to: null,
  paysOnDelivery: false,
});

/** "Groundnut oil (2 left)" for each product of which fewer packs are left than were promised. */
function shortIn(tx: Writer, sold: SoldLine[], now: number): string[] {
  const wanted = sold.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const short = shortOf(tx, wanted, { cartId: null, now });
  return sold.flatMap(({ product }) => {
    const left = short.get(product.id);
    return left ? [`${product.name} (${left.packs} left)`] : [];
  });
}
