import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { type Cart, type CartLine, type Visitor, visitorOf } from "~/sales/cart/cart.server";
import { saveTyped } from "~/sales/cart/typed-quantities.server";
import { isFromSheet } from "~/sales/cart/from-sheet";
import { quantityField } from "~/sales/cart/field-names";
import { acceptPrices, otherPriceSeen } from "~/sales/cart/seen-prices.server";
import { pinAsked, pinIn } from "~/goods/delivery/pin";
import { pinOf } from "~/goods/delivery/pin-cookie.server";
import type { PinProblem } from "~/goods/delivery/pin-form";
import type { RouteArgs } from "~/base/lib/context";
import { seeOther } from "~/base/lib/http/http";
import { unknownPin } from "~/base/lib/india/pin-states";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type CartChoices, choicesIn, searchOf } from "../cart-choices";
import { cartToOrder, offeredPrice } from "../checkout-page.server";
import type { CheckoutTerms } from "../forms";
import { itemsOf, typedBeside } from "../items";
import { usualPin } from "../address/known-buyer.server";
import { isOtherCart, isOtherTotal } from "../price-news";
import { t } from "~/base/words/say";

/** The cart as its address asks for it. `asked`: what the address says; `pin`: also from the cookie or the usual address. */
export async function choicesOf(
  request: Request,
  viewer: Viewer | null,
): Promise<{ asked: CartChoices; pin: string | null; pinProblem: PinProblem | null }> {
  const query = new URL(request.url).searchParams;
  const typed = query.get("pin")?.trim() ?? "";
  const { pin: askedPin, problem: pinProblem } = pinAsked(typed || null);
  const asked = { pin: askedPin, ...choicesIn(query) };
  if (pinProblem) return { asked, pin: null, pinProblem };
  const pin = asked.pin ?? (await pinOf(request)) ?? (viewer && usualPin(viewer));
  return { asked, pin, pinProblem: null };
}

/** What the cart page shows about the price. `here`: the cart's path with the choices of its address. */
export function shownCartPrice(
  cart: Cart,
  lines: CartLine[],
  viewer: Viewer | null,
  asked: CartChoices,
  pin: string | null,
) {
  const choices = { ...asked, pin };
  const { sums, quote, quotes, discount, couponProblem, payment, method } = offeredPrice(
    { cart, lines },
    viewer,
    choices,
  );
  const shown = quotes.map(({ way, zone, pricePaise, from, to, freeFromPaise, isByPost }) => ({
    way,
    zone,
    pricePaise,
    from,
    to,
    freeFromPaise,
    isByPost,
  }));
  return {
    here: `/cart${searchOf(asked)}`,
    asked: asked.pin,
    doubt: pin === null ? null : unknownPin(pin),
    choices: { pin, way: asked.way && quote?.way, method: asked.method && method },
    sums,
    quotes: shown,
    quote: shown.find(({ way }) => way === quote?.way) ?? null,
    /** Without a table of prices there is one price for every PIN, which nobody has to type. */
    isPriced: !quotes.some(({ way, zone }) => way === "courier" && zone === null),
    isServed: quotes.some(({ way }) => way !== "collect"),
    couponCode: discount?.code ?? null,
    couponProblem,
    payment,
    method,
    round: cart.round,
    items: itemsOf(lines, (line) => (isFromSheet(line) ? line.quantity : typedBeside)),
  };
}

export type ShownCartPrice = ReturnType<typeof shownCartPrice>;

/** The choices that a posted form of the cart makes, without those that are the first ones offered anyway. */
export function postedChoices(
  visitor: Visitor,
  viewer: Viewer | null,
  form: FormData,
  pin: string | null,
): CartChoices {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.set(name, value);
  const { way, method } = choicesIn(fields);
  const toOrder = cartToOrder(visitor);
  if (!toOrder) return { pin };
  const first = offeredPrice(toOrder, viewer, { pin, way });
  const usual = offeredPrice(toOrder, viewer, { pin });
  return {
    pin,
    way: way === usual.quote?.way ? undefined : way,
    method: method === first.method ? undefined : method,
  };
}

/**
 * Going on from a cart that showed today's prices (`total`: what the goods cost there) takes them: the checkout page does not ask
 * again.
 */
export async function acceptShownPrices(
  visitor: Visitor,
  viewer: Viewer | null,
  form: FormData,
): Promise<void> {
  const toOrder = cartToOrder(visitor);
  if (!toOrder?.lines.some((line) => otherPriceSeen(line) !== null)) return;
  const { goodsPaise, discountPaise } = offeredPrice(toOrder, viewer, { pin: null }).sums;
  if (form.get("total") === String(goodsPaise - discountPaise)) await acceptPrices(visitor);
}

/** The checkout page with the choices of a posted form of the cart. */
export async function checkoutPath(args: RouteArgs, viewer: Viewer | null, form: FormData) {
  const pin = pinIn(String(form.get("pin") ?? ""));
  return `/checkout${searchOf(postedChoices(await visitorOf(args), viewer, form, pin))}`;
}

/**
 * Before the cart's Checkout button orders: saves the quantities that were typed and compares goods and total with those on the
 * screen (`items`, `shown`). Returns the terms to order by, with the typed quantities in their `items`. Otherwise the way back to
 * the cart, which says what is different, or on to the checkout page where the shown PIN is not that of the usual address.
 */
export async function asShown(
  args: RouteArgs,
  viewer: Viewer | null,
  form: FormData,
  terms: CheckoutTerms,
): Promise<Response | CheckoutTerms> {
  if (!form.has("shown")) return terms;
  const visitor = await visitorOf(args);
  const refused = await saveTyped(visitor, form);
  const toOrder = cartToOrder(visitor);
  const isTyped = ({ id }: CartLine) => form.has(quantityField(id));
  const items = itemsOf(toOrder?.lines ?? [], (line) =>
    isTyped(line) ? typedBeside : line.quantity,
  );
  const isOther = isOtherCart(items, terms);
  const seen = isOther ? terms : { ...terms, items: toOrder ? itemsOf(toOrder.lines) : undefined };
  // Placing says what is wrong, or finds what a double click has placed already.
  if (!toOrder || String(toOrder.cart.round) !== form.get("round")) return seen;

  const pin = pinIn(String(form.get("pin") ?? ""));
  const chosen = postedChoices(visitor, viewer, form, pin);
  if (Object.keys(refused).length > 0)
    return seeOther(`/cart${withRefused(searchOf(chosen), refused)}`);
  // The checkout page shows everything again.
  if (!viewer) return seen;
  const price = offeredPrice(toOrder, viewer, chosen);
  if (isOther || isOtherTotal(price, terms)) {
    const message = isOther
      ? t("Your cart has changed. Please check it and press Checkout again.")
      : t("The total is now {total}. Please look at it and press Checkout again.", {
          total: rupees(price.sums.totalPaise),
        });
    return seeOtherWith({ type: "info", message }, `/cart${searchOf(chosen)}`);
  }
  await acceptShownPrices(visitor, viewer, form);
  const isElsewhere = pin && pin !== usualPin(viewer) && price.quote?.way !== "collect";
  return isElsewhere ? seeOther(`/checkout${searchOf(chosen)}`) : seen;
}

/** Refused quantities travel in the address, so that the cart shows them beside their lines. */
function withRefused(search: string, refused: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [line, typed] of Object.entries(refused)) query.set(quantityField(line), typed);
  return `?${query}`;
}
