import {
  type Counter,
  countAttempts,
  forgiveAttempts,
  sealed,
} from "~/people/accounts/sign-in/attempts.server";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { cartFor, linesIn, totalOf, visitorOf } from "~/sales/cart/cart.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { db } from "~/base/db/connection.server";
import type { RouteArgs } from "~/base/lib/context";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { networkOf } from "~/base/lib/http/network";
import { hour } from "~/base/lib/time";
import { codeIn, longestCode } from "./code";
import { cannotBeUsed, discountFor } from "./discount.server";
import { t } from "~/base/words/say";

const triesAnHour = 10;

/** Puts the typed coupon into the visitor's cart and leads back to it, or gives the form back with the reason. */
export async function applyCoupon(args: RouteArgs, form: FormData, cartPath = "/cart") {
  const refused = (sentence: string, init?: Parameters<typeof invalid>[1]) =>
    invalid(problemWith("code", sentence, form), init);
  const code = codeIn(String(form.get("code") ?? ""));
  if (code === "") return refused(t("Type the code first."));
  const [viewer, visitor] = await Promise.all([viewerOf(args), visitorOf(args)]);
  const cart = cartFor(visitor, db);
  if (!cart) return refused(t("Your cart is empty."), { status: 404 });

  const counters = countersOfTry(args.context.clientAddress, cart.id);
  const tooMany = await countAttempts(counters);
  if (tooMany) {
    const sentence = t(
      "You tried many codes. Please wait {n, plural, one {# minute} other {# minutes}} and try again.",
      { n: Math.ceil(tooMany.seconds / 60) },
    );
    return refused(sentence, { status: 429, headers: { "Retry-After": String(tooMany.seconds) } });
  }
  const buyer = viewer && { userId: viewer.id, phone: viewer.phone };
  const goodsPaise = totalOf(linesIn(cart));
  const { problem, isRefused } = discountFor(db, code, goodsPaise, buyer, Date.now(), cart);
  if (isRefused || code.length > longestCode) return refused(problem ?? cannotBeUsed());

  // A code that waits for more goods stays in the cart, which says how much is missing.
  await forgiveAttempts(counters);
  await setCoupon(visitor, code);
  return seeOther(cartPath);
}

/** Takes the coupon out of the visitor's cart and leads back to it. */
export async function removeCoupon(args: RouteArgs, cartPath = "/cart"): Promise<Response> {
  await setCoupon(await visitorOf(args), null);
  return seeOther(cartPath);
}

function countersOfTry(address: string, cartId: string): Counter[] {
  return [`network:${sealed(networkOf(address))}`, `cart:${sealed(cartId)}`].map((of) => ({
    key: `coupon:${of}`,
    most: triesAnHour,
    within: hour,
  }));
}
