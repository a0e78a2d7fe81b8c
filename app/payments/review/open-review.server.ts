import { and, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { isInReview, orders, paymentOrders, payments, users } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { recordEvent } from "~/orders/events.server";
import { isWaitingForOrder } from "../payment-row.server";
import type { Order } from "~/orders/order.server";
import { mailMoneyWaits, mailReviewNeeded } from "./review-mails.server";

/**
 * Money came that does not fit: kept, marked, never counted as an order's payment. A person decides; the operator and the
 * buyer, if one is known, are told by mail. `order`: the one it came for; null when there is none. Once marked, a payment is not marked again, but for one that waited for its order.
 */
export function openReview(
  tx: Writer,
  { id }: { id: string },
  reason: ReviewReason,
  order: Order | null,
): void {
  const now = Date.now();
  const known = tx.select().from(payments).where(eq(payments.id, id)).get();
  if (!known || (known.review !== null && !isWaitingForOrder(known))) return;
  tx.update(payments).set({ review: reason, updatedAt: now }).where(eq(payments.id, id)).run();
  if (order) {
    if (order.paymentStatus === "unpaid" || order.paymentStatus === "pending") {
      tx.update(orders)
        .set({ paymentStatus: "review", updatedAt: now })
        .where(eq(orders.id, order.id))
        .run();
    }
    recordEvent(tx, order.id, "provider", "payment-review", `${id}: ${reason}`);
  }
  const reviewed = { ...known, reason, number: order?.number ?? null };
  mailReviewNeeded(tx, reviewed);
  const buyer = order
    ? { name: order.buyerName, email: order.buyerEmail }
    : whoAsked(tx, known.paymentOrderId);
  if (buyer) mailMoneyWaits(tx, reviewed, buyer);
}

/** Whoever asked for the money to be collected, through the API. */
function whoAsked(tx: Writer, paymentOrderId: string | null) {
  const found = tx
    .select({ name: users.name, email: users.email })
    .from(paymentOrders)
    .innerJoin(users, eq(users.id, paymentOrders.userId))
    .where(eq(paymentOrders.id, paymentOrderId ?? ""))
    .get();
  return found ?? null;
}

/** The order came after all and is paid by this payment: nobody has to look at it any more. */
export function closeOvertaken(tx: Writer, paymentId: string): void {
  closeByShop(tx).run({ id: paymentId, now: Date.now() });
}

const closeByShop = prepared((tx: Writer) =>
  tx
    .update(payments)
    .set({
      reviewOutcome: "order made",
      reviewClosedAt: placeholder("now"),
      reviewClosedBy: "The shop",
    })
    .where(and(eq(payments.id, placeholder("id")), isInReview))
    .prepare(),
);
