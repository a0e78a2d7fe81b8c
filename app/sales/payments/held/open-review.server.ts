import { and, eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { isInReview, orders, paymentOrders, payments, users } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { recordEvent } from "~/sales/orders/events.server";
import { isWaitingForOrder } from "../payment-row.server";
import { isAdvanced } from "~/sales/orders/money/advanced";
import type { Order } from "~/sales/orders/order.server";
import { mailMoneyWaits, mailReviewNeeded } from "./review-mails.server";

/**
 * Opens the review of a payment that does not match its order; it counts for no order until a person decides. Mails the
 * operator and the buyer, if known. `order`: the payment's order, or null. Does nothing if the payment has a review, unless
 * that one only waits for an order.
 */
export function openReview(
  tx: Writer,
  { id }: { id: string },
  reason: ReviewReason,
  order: Order | null,
): void {
  const now = Date.now();
  const stored = tx.select().from(payments).where(eq(payments.id, id)).get();
  if (!stored || (stored.review !== null && !isWaitingForOrder(stored))) return;
  tx.update(payments).set({ review: reason, updatedAt: now }).where(eq(payments.id, id)).run();
  if (order) {
    // Like a paid order, one whose advance has come goes on.
    if (
      !isAdvanced(order) &&
      (order.paymentStatus === "unpaid" || order.paymentStatus === "pending")
    ) {
      tx.update(orders)
        .set({ paymentStatus: "review", updatedAt: now })
        .where(eq(orders.id, order.id))
        .run();
    }
    recordEvent(tx, order.id, "provider", "payment-review", `${id}: ${reason}`);
  }
  const reviewed = { ...stored, reason, number: order?.number ?? null };
  mailReviewNeeded(tx, reviewed);
  const buyer = order
    ? { name: order.buyerName, email: order.buyerEmail, language: order.language }
    : apiUserOf(tx, stored.paymentOrderId);
  if (buyer?.email) mailMoneyWaits(tx, reviewed, buyer);
}

/** The API user who created the payment order; null if not found. */
function apiUserOf(tx: Writer, paymentOrderId: string | null) {
  const found = tx
    .select({ name: users.name, email: users.email, language: users.language })
    .from(paymentOrders)
    .innerJoin(users, eq(users.id, paymentOrders.userId))
    .where(eq(paymentOrders.id, paymentOrderId ?? ""))
    .get();
  return found ?? null;
}

/** Closes the review of a payment that has since paid its order. */
export function closeOvertaken(tx: Writer, paymentId: string): void {
  tx.update(payments)
    .set({
      reviewOutcome: "order made",
      reviewClosedAt: Date.now(),
      reviewClosedBy: "The shop",
    })
    .where(and(eq(payments.id, paymentId), isInReview))
    .run();
}
