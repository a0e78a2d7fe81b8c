import { and, eq, isNotNull } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { write, type Writer } from "~/db/connection.server";
import { orders, paymentOrders, payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { contentHash, storeOrder } from "~/orders/store-order.server";
import type { PaymentOrder } from "./payment-order.server";
import { isWaitingForOrder } from "./payment-row.server";
import type { Order } from "~/orders/order.server";
import { soldFor, type SubmittedLine, submittedList } from "./submitted-list.server";

type Placed = { order: Order; problem?: undefined } | { order?: undefined; problem: ReviewReason };

/**
 * The order behind a payment order of an API client: the one that was made before, or one made now of `cart` at today's
 * prices. `problem`: why a person has to look at the payment instead; what was wanted is kept for that person. Once one has
 * the payment before them, no order is made here any more.
 */
export function placeSubmittedCart(
  user: Viewer,
  { id, amountPaise }: PaymentOrder,
  cart: unknown,
): Promise<Placed> {
  const wanted = submittedList(cart);
  return write((tx) => {
    const made = orderMadeOf(tx, id);
    if (made) return { order: made };
    const problem = reviewOf(tx, id);
    if (problem) return { problem };
    keepSubmittedCart(tx, id, wanted);
    const found = soldFor(tx, wanted, amountPaise);
    if (!found.sold) return found;
    const cartHash = contentHash(found.sold);
    const key = { cartId: id, cartRound: 1, cartHash, totalPaise: amountPaise };
    const order = storeOrder(tx, user, key, found.sold);
    tx.update(paymentOrders).set({ orderId: order.id }).where(eq(paymentOrders.id, id)).run();
    return { order };
  });
}

function orderMadeOf(tx: Writer, id: string): Order | null {
  const found = tx
    .select({ order: orders })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, id))
    .get();
  return found?.order ?? null;
}

/**
 * Why a person looks at a payment of it, if one does. They may be giving the money back right now: a better cart that comes
 * later makes no order of it. Unless what the payment waits for is just this order.
 */
function reviewOf(tx: Writer, id: string): ReviewReason | null {
  const kept = tx
    .select({ review: payments.review, reviewClosedAt: payments.reviewClosedAt })
    .from(payments)
    .where(and(eq(payments.paymentOrderId, id), isNotNull(payments.review)))
    .all();
  return kept.find((payment) => !isWaitingForOrder(payment))?.review ?? null;
}

function keepSubmittedCart(tx: Writer, id: string, wanted: SubmittedLine[] | null): void {
  tx.update(paymentOrders)
    .set({ wanted: wanted && JSON.stringify(wanted) })
    .where(eq(paymentOrders.id, id))
    .run();
}
