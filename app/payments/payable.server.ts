import { and, eq, ne, or, sql } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { isPaid, orders, paymentOrders, payments } from "~/db/schema";
import { day } from "~/lib/time";
import type { Order } from "~/orders/order.server";

/**
 * How long (ms) after it was last placed or tried an order can be paid. Shorter than the reconciler goes on looking, so
 * that a payment made at the last moment is still found.
 */
export const payableFor = 2 * day;

/**
 * What has closed an unpaid order: the same cart was paid, or is to be paid by hand, with another one, a person settled a
 * payment of it by hand, or it waited too long. Null: it can be paid.
 */
export type Closed = "paid-otherwise" | "ordered-otherwise" | "settled" | "too-old" | null;

/** Whether anything has closed this unpaid order. Placing the same cart again opens one that is too old. */
export function closedBy(order: Order, now = Date.now()): Closed {
  const other = cartOrderedBy(order, db);
  if (other) return other === "paid" ? "paid-otherwise" : "ordered-otherwise";
  if (isSettledByHand(order.id, db)) return "settled";
  return now - order.updatedAt > payableFor ? "too-old" : null;
}

/**
 * Whether the filling of the cart behind this order needs no (other) payment: it is paid, with this order or another one
 * (another tab, an older price), or another one is to be paid by hand.
 */
export function isCartPaid(order: CartOrder, from: Reader): boolean {
  return cartOrderedBy(order, from) !== null;
}

type CartOrder = Pick<Order, "id" | "cartId" | "cartRound">;

/** The order stands although nobody has paid online: the money comes on delivery or by transfer. */
const isByHand = sql`${orders.paymentStatus} = 'pending' and ${orders.paymentMethod} <> 'online' and ${orders.status} <> 'cancel'`;

function cartOrderedBy(
  { id, cartId, cartRound }: CartOrder,
  from: Reader,
): "paid" | "by-hand" | null {
  const found = ordersOfCart(from).all({ id, cartId, cartRound });
  if (found.length === 0) return null;
  return found.some(({ paymentStatus }) => paymentStatus !== "pending") ? "paid" : "by-hand";
}

const ordersOfCart = prepared((from) =>
  from
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, placeholder("cartId")),
        eq(orders.cartRound, placeholder("cartRound")),
        or(isPaid, and(isByHand, ne(orders.id, placeholder("id")))),
      ),
    )
    .prepare(),
);

/** Whether a person settled a payment of this order outside the shop: nothing more is to be paid for it. */
export function isSettledByHand(orderId: string, from: Reader): boolean {
  return settledPayment(from).get({ orderId }) !== undefined;
}

const settledPayment = prepared((from) =>
  from
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(
      and(
        eq(paymentOrders.orderId, placeholder("orderId")),
        eq(payments.reviewOutcome, "settled by hand"),
      ),
    )
    .prepare(),
);
