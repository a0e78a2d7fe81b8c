import { and, eq } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { isPaid, orders, paymentOrders, payments } from "~/db/schema";
import type { Order } from "~/orders/orders.server";

const day = 24 * 60 * 60 * 1000;

/**
 * How long (ms) after it was last placed or tried an order can be paid. Shorter than the reconciler goes on looking, so
 * that a payment made at the last moment is still found.
 */
export const payableFor = 2 * day;

/**
 * What has closed an unpaid order: the same cart was paid with another one, a person settled a payment of it by hand, or
 * it waited too long. Null: it can be paid.
 */
export type Closed = "paid-otherwise" | "settled" | "too-old" | null;

/** Whether anything has closed this unpaid order. Placing the same cart again opens one that is too old. */
export async function closedBy(order: Order, now = Date.now()): Promise<Closed> {
  if (await isCartPaid(order, db)) return "paid-otherwise";
  if (await isSettledByHand(order.id, db)) return "settled";
  return now - order.updatedAt > payableFor ? "too-old" : null;
}

/** Whether this order, or another one placed from the same filling of the cart (another tab, an older price), is paid. */
export async function isCartPaid(
  { cartId, cartRound }: Pick<Order, "cartId" | "cartRound">,
  from: Reader,
): Promise<boolean> {
  const [paid] = await from
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.cartRound, cartRound), isPaid));
  return paid !== undefined;
}

/** Whether a person settled a payment of this order outside the shop: nothing more is to be paid for it. */
export async function isSettledByHand(orderId: string, from: Reader): Promise<boolean> {
  const [settled] = await from
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.reviewOutcome, "settled by hand")));
  return settled !== undefined;
}
