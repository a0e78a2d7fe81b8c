import { and, desc, ne } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { isPlaced } from "~/base/db/placed";
import type { RouteArgs } from "~/base/lib/context";
import { date } from "~/base/lib/dates";
import { packIn } from "~/base/lib/pack-size";
import { productsByIds } from "~/goods/catalogue/product-rows.server";
import { translated } from "~/goods/catalogue/translated.server";
import { changeWords } from "~/sales/cart/again";
import { type Visitor, visitorOf } from "~/sales/cart/cart.server";
import { packsAgain } from "~/sales/cart/order-again.server";
import type { Order } from "~/sales/orders/order.server";
import { linesOf } from "~/sales/orders/orders.server";
import { isOwn } from "~/sales/orders/own-orders.server";
import { t } from "~/base/words/say";
import { rememberedOrder } from "../remembered-buyer.server";

type Bought = Pick<Order, "id" | "token" | "createdAt">;

/** Sentences on what is different; the cart says the rest. */
const mostNotes = 3;

/**
 * The packs of the visitor's newest order that can be had again, at today's prices: of the account that is signed in, else of the buyer
 * whom this browser remembers. Null: nobody is known, nothing was bought, or nothing of it can be had. A page made for everybody has no
 * visitor. Changes nothing.
 */
export async function sameAgain(args: Pick<RouteArgs, "request" | "context">) {
  if (args.context.template) return null;
  const visitor = await visitorOf(args);
  const order = await lastBought(visitor, args.request);
  if (!order) return null;
  const ordered = linesOf([order.id]).map(({ line }) => line);
  const { packs, changes } = packsAgain(db, visitor, ordered);
  if (packs.length === 0) return null;
  const products = translated(productsByIds(packs.map(({ product }) => product.id)));
  const named = new Map(products.map((product) => [product.id, product]));
  const notes = changes.flatMap((each) => each.changes).map(changeWords);
  return {
    token: order.token,
    of: t("Your order of {day}", { day: date(order.createdAt) }),
    isGuest: visitor.userId === null,
    goods: packs.flatMap(({ product: { id }, quantity }) => {
      const product = named.get(id);
      if (!product) return [];
      const { name, nameLang, photo } = product;
      return [{ name, nameLang, photo, quantity, ...packIn(product) }];
    }),
    sumPaise: packs.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0),
    notes: notes.slice(0, mostNotes),
  };
}

export type Again = NonNullable<Awaited<ReturnType<typeof sameAgain>>>;

async function lastBought(visitor: Visitor, request: Request): Promise<Bought | null> {
  if (visitor.userId !== null) return newestOf(visitor.userId) ?? null;
  const order = await rememberedOrder(request);
  return order && order.status !== "cancel" && isPlaced(order) ? order : null;
}

const newestOf = (userId: string) =>
  db
    .select({ id: orders.id, token: orders.token, createdAt: orders.createdAt })
    .from(orders)
    .where(and(isOwn(userId), ne(orders.status, "cancel")))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .get();
