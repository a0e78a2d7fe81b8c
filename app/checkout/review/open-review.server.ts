import { and, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { asked, prepared } from "~/db/prepared.server";
import { isInReview, orders, payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { recordEvent } from "~/orders/events.server";
import { mailReviewNeeded } from "~/orders/order-mails.server";
import { isWaitingForOrder } from "../payment-row.server";

type Order = typeof orders.$inferSelect;

/**
 * Money came that does not fit: kept, marked, never counted as an order's payment. A person decides. `order`: the one it
 * came for; null when there is none. Once marked, a payment is not marked again, but for one that waited for its order.
 */
export async function openReview(
  tx: Writer,
  payment: { id: string; amountPaise: number },
  reason: ReviewReason,
  order: Order | null,
): Promise<void> {
  const now = Date.now();
  const [known] = await tx
    .select({ review: payments.review, reviewClosedAt: payments.reviewClosedAt })
    .from(payments)
    .where(eq(payments.id, payment.id));
  if (!known || (known.review !== null && !isWaitingForOrder(known))) return;
  await tx
    .update(payments)
    .set({ review: reason, updatedAt: now })
    .where(eq(payments.id, payment.id));
  if (order) {
    if (order.paymentStatus === "unpaid" || order.paymentStatus === "pending") {
      await tx
        .update(orders)
        .set({ paymentStatus: "review", updatedAt: now })
        .where(eq(orders.id, order.id));
    }
    await recordEvent(tx, order.id, "provider", "payment-review", `${payment.id}: ${reason}`);
  }
  await mailReviewNeeded(tx, { ...payment, reason, number: order?.number ?? null });
}

/** The order came after all and is paid by this payment: nobody has to look at it any more. */
export async function closeOvertaken(tx: Writer, paymentId: string): Promise<void> {
  closeByShop(tx).run({ id: paymentId, now: Date.now() });
}

const closeByShop = prepared((tx: Writer) =>
  tx
    .update(payments)
    .set({ reviewOutcome: "order made", reviewClosedAt: asked("now"), reviewClosedBy: "The shop" })
    .where(and(eq(payments.id, asked("id")), isInReview))
    .prepare(),
);
