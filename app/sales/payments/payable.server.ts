import { and, eq, ne, or, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { isPaid, orders, paymentOrders, payments } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { lostCoupon } from "~/sales/orders/lapse.server";
import type { Order } from "~/sales/orders/order.server";

/**
 * How long (ms) after it was last placed or attempted an order can be paid. Shorter than the reconciler watches orders, so
 * that it still finds a last-minute payment.
 */
export const payableFor = 2 * day;

/**
 * Why an unpaid order is closed: its cart was paid with another order or placed as another one, a person settled its payment,
 * it is too old, or its coupon does not hold any more. Null: it can be paid.
 */
export type Closed =
  "paid-otherwise" | "ordered-otherwise" | "settled" | "too-old" | "coupon-gone" | null;

/**
 * Why this unpaid order is closed, if it is. Placing the same cart again reopens one that is too old or gave way to another one: it
 * has given back its coupon. `now`: UTC ms.
 */
export function closedBy(order: Order, now = Date.now()): Closed {
  const other = cartOrderedBy(order, db);
  if (other) return other === "paid" ? "paid-otherwise" : "ordered-otherwise";
  if (isSettledByHand(order.id, db)) return "settled";
  if (now - order.updatedAt > payableFor) return "too-old";
  if (order.lapsedAt !== null) return "ordered-otherwise";
  return lostCoupon(db, order, now) ? "coupon-gone" : null;
}

/**
 * Whether this order's cart round needs no further payment: it is paid, with this order or another one (another tab, an
 * older price), or another order of it is to be paid by hand.
 */
export function isCartPaid(order: CartOrder, from: Reader): boolean {
  return cartOrderedBy(order, from) !== null;
}

type CartOrder = Pick<Order, "id" | "cartId" | "cartRound">;

/** Active, to be paid on delivery or by transfer. */
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

/** Whether a person settled a payment of this order outside the shop, so that nothing more is due. */
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
