import { and, eq } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { isPaid, orders } from "~/db/schema";
import type { Order } from "~/orders/orders.server";

const day = 24 * 60 * 60 * 1000;

/**
 * How long (ms) after it was last placed or tried an order can be paid. Shorter than the reconciler goes on looking, so
 * that a payment made at the last moment is still found.
 */
export const payableFor = 2 * day;

/** What has closed an unpaid order: the same cart was paid with another one, or it waited too long. Null: it can be paid. */
export type Closed = "paid-otherwise" | "too-old" | null;

/** Whether anything has closed this unpaid order. Placing the same cart again opens one that is too old. */
export async function closedBy(order: Order, now = Date.now()): Promise<Closed> {
  if (await isCartPaid(order, db)) return "paid-otherwise";
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
