import { eq } from "drizzle-orm";
import { addToCart } from "~/sales/cart/changes.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { action as checkout } from "~/routes/checkout/place-order";
import { action as callback } from "~/routes/checkout/callback";
import { loader as payPage } from "~/routes/checkout/pay";
import { loader as statusPage } from "~/routes/checkout/order-status";
import { db } from "~/base/db/connection.server";
import { cartLines, carts, orderEvents, orders, paymentOrders, payments } from "~/base/db/schema";
import { argsFor, cookieOf } from "../../cast";
import type { PayFields } from "../payments/provider";

/** What a shopper does in the shop around a payment, through the routes the browser uses. */

export async function fillCart(user: Viewer, ...productIds: string[]): Promise<void> {
  for (const id of productIds) await addToCart({ userId: user.id, cookieCart: null }, id);
}

/** Presses Checkout in the cart; gives the path the browser is sent to, "" when it stays. */
export async function pressCheckout(
  user: Viewer,
  form: Record<string, string> = {},
): Promise<string> {
  const answer = await checkout(
    argsFor("/checkout", { form: { ...form, _: "" }, cookie: await cookieOf(user) }),
  );
  return answer instanceof Response ? (answer.headers.get("Location") ?? "") : "";
}

export const tokenIn = (path: string) => /\/(?:pay|order)\/([\w-]+)/.exec(path)?.[1] ?? "";

/** The pay page as its owner sees it; throws what the loader throws. */
export async function openPayPage(user: Viewer | null, token: string) {
  const cookie = user ? await cookieOf(user) : undefined;
  return payPage(argsFor(`/pay/${token}`, { params: { token }, cookie }));
}

/** From a cart with one product to the provider's form. */
export async function checkOut(user: Viewer, ...productIds: string[]) {
  await fillCart(user, ...productIds);
  const token = tokenIn(await pressCheckout(user));
  const { form } = await openPayPage(user, token);
  if (!form) throw new Error("The pay page has no form");
  return { token, fields: form.fields };
}

/** The browser posts what the provider's page gave it, from another site and so without cookies. */
export async function returnToShop(token: string, fields: PayFields): Promise<string> {
  const answer = await callback(argsFor(`/payment/callback?o=${token}`, { form: fields }));
  return answer.headers.get("Location") ?? "";
}

export async function openStatusPage(user: Viewer | null, token: string, query = "") {
  const cookie = user ? await cookieOf(user) : undefined;
  return statusPage(argsFor(`/order/${token}${query}`, { params: { token }, cookie }));
}

export function orderOf(token: string) {
  const order = db.select().from(orders).where(eq(orders.token, token)).get();
  if (!order) throw new Error("No such order");
  return order;
}

export const ordersOfUser = (user: Viewer) =>
  db.select().from(orders).where(eq(orders.userId, user.id)).all();

export const paymentsOfOrder = (orderId: string) =>
  db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(eq(paymentOrders.orderId, orderId))
    .all();

export function eventsOf(orderId: string): string[] {
  const events = db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).all();
  return events.map((event) => event.kind);
}

export function cartOfUser(user: Viewer) {
  const lines = db
    .select({ name: cartLines.name, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.userId, user.id))
    .all();
  return lines;
}
