import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { sizeIn } from "~/base/lib/pack-size";
import { type Cart, cartFor, type CartLine, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { goneWords, leftWords } from "~/sales/cart/left-words";
import { otherPriceSeen } from "~/sales/cart/seen-prices.server";
import { shownLines } from "~/sales/cart/shown-line.server";
import { shortLines } from "~/sales/cart/short-lines.server";
import { db } from "~/base/db/connection.server";
import type { PaymentMethod } from "~/base/db/statuses";
import { statesOfPin } from "~/base/lib/india/pin-states";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { vanTown } from "~/goods/delivery/van-town.server";
import { townOfPin } from "./address/town-of-pin.server";
import type { CartChoices } from "./cart-choices";
import type { CartProblem } from "./cart-problem";
import { type CartPrice, priceOf } from "./cart-price.server";
import { itemsOf } from "./items";
import { translated, type Named } from "~/goods/catalogue/translated.server";
import { t } from "~/base/words/say";

/** What the shopper chose so far, and the phone as far as it is known (for coupons). */
type Wanted = CartChoices & { phone?: string | undefined };

/** What is in the visitor's cart; null when nothing in it can be ordered now. */
export function cartToOrder(visitor: Visitor) {
  const cart = cartFor(visitor, db);
  const lines = cart ? linesIn(cart) : [];
  return cart && problemIn(cart, lines) === null ? { cart, lines } : null;
}

/** Why nothing in the visitor's cart can be ordered now; null: it can. */
export function cartProblemOf(visitor: Visitor): CartProblem | null {
  const cart = cartFor(visitor, db);
  return cart ? problemIn(cart, linesIn(cart)) : "empty-cart";
}

/** The lines of the visitor's cart that keep it from being ordered now, with what is said beside them in the cart. */
export function stoppedLines(visitor: Visitor) {
  const cart = cartFor(visitor, db);
  const lines = cart ? shownLines(cart, linesIn(cart)) : [];
  return lines.flatMap(({ name, nameLang, product, left }) => {
    const why = product ? left && leftWords(left) : t(goneWords);
    return why ? [{ name, nameLang, why }] : [];
  });
}

export type StoppedLine = ReturnType<typeof stoppedLines>[number];

function problemIn(cart: Cart, lines: CartLine[]): CartProblem | null {
  if (lines.length === 0) return "empty-cart";
  if (!lines.every(({ product }) => product)) return "gone-product";
  return shortLines(cart, lines).size > 0 ? "sold-out" : null;
}

type ToOrder = NonNullable<ReturnType<typeof cartToOrder>>;

/**
 * The price of a cart by the choices that are offered: a way or method that is not is replaced by the first one. A parcel is never
 * replaced by collecting: `quote` is then null.
 */
export function offeredPrice(
  { cart, lines }: ToOrder,
  viewer: Viewer | null,
  { pin, way, method = "online", phone = viewer?.phone ?? "" }: Wanted,
): CartPrice & { method: PaymentMethod } {
  const buyer = couponBuyer(viewer, phone);
  const bought = { lines, couponCode: cart.couponCode, buyer, cart };
  const asked = priceOf(db, bought, { pin, way, method });
  const price = way && !asked.quote ? priceOf(db, bought, { pin, method }) : asked;
  const { methods } = price.payment;
  const paid = methods.find((each) => each === method) ?? methods[0] ?? "online";
  if (paid === method) return { ...price, method };
  return { ...priceOf(db, bought, { pin, way: price.quote?.way, method: paid }), method: paid };
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
    items: itemsOf(toOrder.lines),
    pin: wanted.pin,
    /** Where most offices of the PIN are: the state's GST code; "": no PIN is known. */
    state: (wanted.pin && statesOfPin(wanted.pin)[0]) || "",
    /** By the owner's van list, or as buyers of the PIN write it; "": not known. */
    town: wanted.pin ? (vanTown(wanted.pin) ?? townOfPin(wanted.pin)) : "",
    lines: linesToShow(toOrder.lines),
    sums,
    quote,
    quotes,
    collectAt: quotes.some((each) => each.way === "collect") ? collectingPlace() : null,
    payment,
    method,
    couponCode: discount?.code ?? null,
    couponProblem,
  };
}

/** With the names of the products in the language of the page. */
function linesToShow(lines: CartLine[]) {
  const sold = lines.flatMap(({ product }) => product ?? []);
  const named = translated(sold.map(({ id, name }) => ({ id, name })));
  const names = new Map(named.map((product) => [product.id, product]));
  return lines.flatMap((line) => {
    const { product, quantity, unitPricePaise } = line;
    if (!product) return [];
    const { name, nameLang } = names.get(product.id) ?? (product as Named<typeof product>);
    const wasPaise = otherPriceSeen(line);
    return [{ name, nameLang, ...sizeIn(product), unitPricePaise, quantity, wasPaise }];
  });
}

export type ShownPrice = ReturnType<typeof shownPrice>;
