import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { languageOf } from "~/people/accounts/own-language.server";
import type { CartLine } from "~/sales/cart/cart.server";
import { isAnyAboveMrp } from "~/goods/catalogue/changes/printed-mrp.server";
import type { Writer } from "~/base/db/connection.server";
import { insertRow, prepared } from "~/base/db/prepared.server";
import { orderLines, orders, skippedNumbers } from "~/base/db/schema";
import { newId, newToken } from "~/base/lib/ids.server";
import { spread } from "~/base/lib/spread";
import { placeLines } from "~/base/lib/india/place-lines";
import { language } from "~/base/words/language";
import { shipColumns } from "./delivery";
import { recordEvent } from "./events.server";
import { useCoupon } from "./lapse.server";
import type { Buyer, OrderTerms } from "./order-terms";
import { type Order, orderById } from "./order.server";
import { sumsOf } from "./money/sums";
import { placesByFirm } from "./supply/place-rule.server";

/** Freezes cart, buyer and terms into an order. */

/** Where an order comes from: one round of a cart, with the fingerprint of everything in it. */
type CartKey = Pick<Order, "cartId" | "cartRound" | "fingerprint">;

/**
 * Stores a new order with frozen lines under the next number. The last guard of a rule that every door keeps by itself: throws if a pack
 * would be sold above its MRP or the one on labels of packs on hand, or a bargain be added to a coupon.
 */
export function storeOrder(
  tx: Writer,
  buyer: Buyer,
  key: CartKey,
  sold: SoldLine[],
  terms: OrderTerms = {},
): Order {
  if (isAnyAboveMrp(tx, sold)) throw new Error("A pack would be sold above its MRP");
  if (terms.bargain && terms.discount) throw new Error("A bargain would be added to a coupon");
  const order = newOrder(buyer, key, sold, terms);
  // The buyer orders in the language of the page; what the owner or a program writes has no page of theirs.
  const spoken = ["shop", "quote"].includes(order.source) ? language() : languageOf(tx, buyer.id);
  const place = { placeByFirm: placesByFirm(tx) };
  insertRow(tx, orders, { ...order, ...place, language: spoken, ...nextNumber(tx) });
  const placed = orderById(order.id, tx);
  if (!placed) throw new Error("The order was not stored");
  const discounts = terms.bargain ?? spread(placed.discountPaise, sold.map(goodsOf));
  for (const [position, line] of sold.entries())
    insertRow(tx, orderLines, frozenLine(placed.id, position, line, discounts[position] ?? 0));
  useCoupon(tx, placed, placed.createdAt);
  recordEvent(tx, placed.id, terms.placedBy ?? buyer.id ?? "guest", "placed");
  return placed;
}

export type SoldLine = {
  product: NonNullable<CartLine["product"]>;
  quantity: number;
  /** Of one pack, for this buyer and quantity. */
  unitPricePaise: number;
  photo: CartLine["photo"];
};

const goodsOf = ({ unitPricePaise, quantity }: SoldLine) => unitPricePaise * quantity;

/**
 * Hash of everything that makes an order: products, quantities and prices in any order of lines, the buyer and the address, delivery,
 * fee, discount and way to pay. Another fingerprint is another order.
 */
export function fingerprintOf(lines: SoldLine[], buyer?: Buyer, terms: OrderTerms = {}): string {
  const { method = "online", delivery = null, gstin = null, firm = null } = terms;
  const { quote = null, feePaise = 0, discount = null, bargain = null, advancePaise } = terms;
  const content = [
    lines.map((line) => [line.product.id, line.quantity, line.unitPricePaise]).sort(),
    buyer && [buyer.id, buyer.name, buyer.email, buyer.phone, buyer.address],
    delivery && Object.values(shipColumns(delivery)),
    [gstin, firm, quote && [quote.way, quote.pricePaise], feePaise],
    [discount && [discount.couponId, discount.paise], method, ...(bargain ? [bargain] : [])],
    ...(advancePaise ? [advancePaise] : []),
    ...(terms.billTo ? [terms.billTo] : []),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function newOrder(
  buyer: Buyer,
  key: CartKey,
  sold: SoldLine[],
  {
    method = "online",
    source = "shop",
    delivery = null,
    gstin = null,
    firm = null,
    placedBy = null,
    priceList = null,
    ...terms
  }: OrderTerms,
) {
  const {
    quote = null,
    feePaise = 0,
    discount = null,
    bargain = null,
    advancePaise = null,
    needsConfirmation = false,
    network = null,
  } = terms;
  const now = Date.now();
  return {
    id: newId(),
    token: newToken(),
    userId: buyer.id,
    cartId: key.cartId,
    cartRound: key.cartRound,
    fingerprint: key.fingerprint,
    network,
    source,
    placedBy,
    priceList,
    ...sumsOf({
      goodsPaise: sumOf(sold.map(goodsOf)),
      deliveryPaise: quote?.pricePaise ?? 0,
      feePaise,
      discountPaise: discount?.paise ?? sumOf(bargain ?? []),
    }),
    couponId: discount?.couponId ?? null,
    couponCode: discount?.code ?? null,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
    // Without an address in the profile, the delivery address is the best we know.
    buyerAddress:
      terms.billTo || buyer.address || (delivery ? placeLines(delivery).join("\n") : ""),
    buyerGstin: gstin,
    buyerFirm: firm,
    ...shipColumns(delivery),
    deliveryWay: quote?.way ?? null,
    deliveryZone: quote?.zone ?? null,
    weightG: quote?.weightG ?? null,
    promisedFrom: quote?.from ?? null,
    promisedTo: quote?.to ?? null,
    // Until its advance has come; then `takeAdvance` sets the way in which the rest is paid.
    paymentMethod: advancePaise === null ? method : ("online" as const),
    advancePaise,
    needsConfirmation: needsConfirmation && advancePaise === null,
    soldOut: sold.some(({ product }) => product.sale === "sold out"),
    createdAt: now,
    updatedAt: now,
  };
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, paise) => sum + paise, 0);

/** The next order number, padded to at least six digits; numbers that were skipped are never given. */
export function nextNumber(tx: Writer): { serial: number; number: string } {
  const serial = (lastSerial(tx).get()?.last ?? 0) + 1;
  return { serial, number: `PR-${String(serial).padStart(6, "0")}` };
}

const lastSerial = prepared((tx: Writer) =>
  tx
    .select({
      last: sql<number>`max(coalesce(max(${orders.serial}), 0), coalesce((select max(${skippedNumbers.last})
        from ${skippedNumbers} where ${skippedNumbers.series} = 'order'), 0))`,
    })
    .from(orders)
    .prepare(),
);

function frozenLine(
  orderId: string,
  position: number,
  { product, quantity, unitPricePaise, photo }: SoldLine,
  discountPaise: number,
) {
  return {
    orderId,
    position,
    productId: product.id,
    categoryId: product.categoryId,
    name: product.name,
    slug: product.slug,
    description: product.description,
    volumeMl: product.volumeMl,
    measure: product.measure,
    pieces: product.pieces,
    netWeightG: product.netWeightG,
    containers: product.containers,
    shipping: product.shipping,
    unitPricePaise,
    hsn: product.hsn,
    gstBasisPoints: product.gstBasisPoints,
    quantity,
    discountPaise,
    photoId: photo?.id ?? null,
  };
}
