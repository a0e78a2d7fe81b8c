import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { isInReview, orders, paymentOrders, payments } from "~/base/db/schema";
import type { ReviewOutcome } from "~/base/db/statuses";
import { recordEvent } from "~/sales/orders/events.server";
import type { PaymentRow } from "../payment-row.server";
import type { Order } from "~/sales/orders/order.server";

type PaymentOrder = typeof paymentOrders.$inferSelect;
/** A payment in review, with its payment order and order if known. */
export type Reviewed = {
  payment: PaymentRow;
  paymentOrder: PaymentOrder | null;
  order: Order | null;
};

/** The open review of a payment; null if there is none, or another admin closed it first. */
export function openReviewOf(tx: Writer, paymentId: string): Reviewed | null {
  const found = tx
    .select({ payment: payments, paymentOrder: paymentOrders, order: orders })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(payments.id, paymentId), isInReview))
    .get();
  return found ?? null;
}

/** Stores a person's decision, in the transaction that carries it out. */
export function closeReview(
  tx: Writer,
  { payment, order }: Reviewed,
  decision: { outcome: ReviewOutcome; note: string; actor: Actor },
  now = Date.now(),
): void {
  const { outcome, note, actor } = decision;
  tx.update(payments)
    .set({
      reviewOutcome: outcome,
      reviewNote: note || null,
      reviewClosedAt: now,
      reviewClosedBy: actor.name,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id))
    .run();
  if (order) recordEvent(tx, order.id, actor.id, "review-closed", `${payment.id}: ${outcome}`);
  recordChange(tx, {
    actor,
    action: "payment.review",
    subject: { id: payment.id, name: payment.id },
    before: { review: payment.review },
    after: { review: outcome, note },
  });
}
