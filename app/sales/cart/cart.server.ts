import { and, asc, count, eq } from "drizzle-orm";
import { z } from "zod";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { cartLines, carts, isVisible, photos, products } from "~/base/db/schema";
import type { RouteArgs } from "~/base/lib/context";
import { lastingCookie } from "~/base/lib/http/signed-cookie.server";
import { day, second } from "~/base/lib/time";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { noteSeen } from "./unseen-carts.server";

type Source = Pick<RouteArgs, "request" | "context">;

export type Cart = {
  id: string;
  round: number;
  userId: string | null;
  /** As the shopper typed it; whether it counts is checked each time. */
  couponCode: string | null;
  updatedAt: number;
  /** Whether the cookie of a guest's cart came back since it was made. */
  isSeen: boolean;
};

/** How long (ms) a browser remembers its cart after the last change. */
export const remembered = 365 * day;

/** The cart cookie. Outlives the session and is independent of it: signing in or out keeps the cart. */
export const cartInBrowser = lastingCookie(
  "prayosha_cart",
  remembered / second,
  z.string().regex(/^[\w-]{43}$/),
);

/** Whose cart it is. Resolve it before a transaction: inside one only queries may be awaited. */
export type Visitor = {
  userId: string | null;
  cookieCart: string | null;
  /** The caller's IP address, by which new carts are limited; undefined: they are not. */
  address?: string | undefined;
};

export async function visitorOf(args: Source): Promise<Visitor> {
  const viewer = await viewerOf(args);
  return {
    userId: viewer?.id ?? null,
    cookieCart: await cookieCartId(args.request),
    address: args.context.clientAddress,
  };
}

/** This visitor's cart; null if there is none yet. */
export async function cartOf(args: Source): Promise<Cart | null> {
  const cart = cartFor(await visitorOf(args), db);
  if (cart && !cart.isSeen) noteSeen(cart.id);
  return cart;
}

/** A user's own cart, in any browser; for a guest the one in the cookie; null if there is none. */
export function cartFor(visitor: Visitor, from: Reader): Cart | null {
  const { userId, cookieCart } = visitor;
  if (!userId && !cookieCart) return null;
  const cart = userId ? ofUser(from).get({ userId }) : ofGuest(from).get({ id: cookieCart });
  return cart ?? null;
}

const columns = {
  id: carts.id,
  round: carts.round,
  userId: carts.userId,
  couponCode: carts.couponCode,
  updatedAt: carts.updatedAt,
  isSeen: carts.isSeen,
};
const ofUser = prepared((from) =>
  from
    .select(columns)
    .from(carts)
    .where(eq(carts.userId, placeholder("userId")))
    .prepare(),
);
const ofGuest = prepared((from) =>
  from
    .select(columns)
    .from(carts)
    .where(eq(carts.id, placeholder("id")))
    .prepare(),
);

/**
 * For the badge and the mirror: the number of different products, whether the visitor has a cart, and a stamp (UTC ms) that
 * changes with it.
 */
export async function cartCount(
  args: Source,
): Promise<{ count: number; known: boolean; stamp: number }> {
  const cart = await cartOf(args);
  if (!cart) return { count: 0, known: false, stamp: 0 };
  const row = productsIn(db).get({ cartId: cart.id });
  return { count: row?.count ?? 0, known: true, stamp: cart.updatedAt };
}

const productsIn = prepared((from) =>
  from
    .select({ count: count() })
    .from(cartLines)
    .innerJoin(products, and(eq(products.id, cartLines.productId), isVisible))
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .prepare(),
);

/**
 * The lines of a cart in the order they were added, at the prices that its owner pays now. A line whose product was deleted or
 * hidden has `product: null`, the product's last name, and costs 0.
 */
export function linesIn(cart: Pick<Cart, "id" | "userId">, from: Reader = db) {
  const lines = shownLines(from).all({ cartId: cart.id });
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const prices = new Map(
    unitPrices(from, cart.userId, sold).map((price, index) => [sold[index]?.product.id, price]),
  );
  return lines.map((line) => {
    const price = prices.get(line.product?.id);
    return {
      ...line,
      unitPricePaise: price?.paise ?? 0,
      fromPacks: price?.fromPacks ?? null,
      nextStep: price?.next ?? null,
    };
  });
}

const shownLines = prepared((from) =>
  from
    .select({
      id: cartLines.id,
      name: cartLines.name,
      quantity: cartLines.quantity,
      seenPaise: cartLines.seenPaise,
      source: cartLines.source,
      createdAt: cartLines.createdAt,
      product: products,
      photo: photos,
    })
    .from(cartLines)
    .leftJoin(products, and(eq(products.id, cartLines.productId), isVisible))
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    .prepare(),
);

export type CartLine = ReturnType<typeof linesIn>[number];

/** Sum of price times quantity in paise; deleted products count 0. */
export function totalOf(lines: Pick<CartLine, "unitPricePaise" | "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
}

/** The cart id in the request's cookie; null without one or with a wrong signature. */
export async function cookieCartId(request: Request): Promise<string | null> {
  return (await cartInBrowser.parse(request))?.value ?? null;
}

/** Headers with the cart cookie; empty for null. */
export async function rememberCart(id: string | null): Promise<Headers> {
  return id ? new Headers({ "Set-Cookie": await cartInBrowser.serialize(id) }) : new Headers();
}
