import { and, eq, isNotNull } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orders, paymentOrders, payments } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { fingerprintOf, storeOrder } from "~/sales/orders/store-order.server";
import type { PaymentOrder } from "./payment-order.server";
import { isWaitingForOrder } from "./payment-row.server";
import type { Order } from "~/sales/orders/order.server";
import { soldFor, type SubmittedLine, submittedList } from "./submitted-list.server";

type Placed = { order: Order; problem?: undefined } | { order?: undefined; problem: ReviewReason };

/**
 * The order of an API client's payment order: the existing one, or a new one made of `cart` at current prices. `problem`: why
 * the payment needs review instead; the list is stored for the reviewer. Makes no order once the payment is in review.
 */
export function placeSubmittedCart(
  user: Viewer,
  { id, amountPaise }: PaymentOrder,
  cart: unknown,
): Promise<Placed> {
  const wanted = submittedList(cart);
  return write((tx) => {
    const existing = existingOrderOf(tx, id);
    if (existing) return { order: existing };
    const problem = reviewOf(tx, id);
    if (problem) return { problem };
    storeSubmittedCart(tx, id, wanted);
    const found = soldFor(tx, wanted, amountPaise);
    if (!found.sold) return found;
    const key = { cartId: id, cartRound: 1, fingerprint: fingerprintOf(found.sold) };
    const order = storeOrder(tx, user, key, found.sold, { source: "api" });
    tx.update(paymentOrders).set({ orderId: order.id }).where(eq(paymentOrders.id, id)).run();
    return { order };
  });
}

function existingOrderOf(tx: Writer, id: string): Order | null {
  const found = tx
    .select({ order: orders })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, id))
    .get();
  return found?.order ?? null;
}

/**
 * The review reason of a payment for this payment order, or null. The reviewer may be refunding it right now, so a corrected
 * cart makes no order. Ignores a review that only waits for the order.
 */
function reviewOf(tx: Writer, id: string): ReviewReason | null {
  const reviewed = tx
    .select({ review: payments.review, reviewClosedAt: payments.reviewClosedAt })
    .from(payments)
    .where(and(eq(payments.paymentOrderId, id), isNotNull(payments.review)))
    .all();
  return reviewed.find((payment) => !isWaitingForOrder(payment))?.review ?? null;
}

function storeSubmittedCart(tx: Writer, id: string, wanted: SubmittedLine[] | null): void {
  tx.update(paymentOrders)
    .set({ wanted: wanted && JSON.stringify(wanted) })
    .where(eq(paymentOrders.id, id))
    .run();
}
