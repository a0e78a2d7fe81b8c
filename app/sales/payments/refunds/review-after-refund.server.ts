import { and, eq, isNull } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { payments, refunds } from "~/base/db/schema";
import type { RefundStatus } from "~/base/db/statuses";
import { givenBack } from "~/sales/orders/money/refund-sums";
import type { PaymentRow } from "../payment-row.server";

/**
 * Updates a payment's review after a refund: a failed refund reopens it, because the money is still here; a full refund,
 * made here or at the provider, closes it.
 */
export function reviewAfterRefund(
  tx: Writer,
  payment: PaymentRow,
  status: RefundStatus,
  now: number,
): void {
  if (payment.review === null) return;
  if (status === "failed" && payment.reviewOutcome === "refunded") {
    tx.update(payments)
      .set({
        reviewOutcome: null,
        reviewClosedAt: null,
        reviewClosedBy: null,
        reviewNote: "The refund did not go through.",
        updatedAt: now,
      })
      .where(eq(payments.id, payment.id))
      .run();
  }
  if (payment.reviewClosedAt !== null || status === "failed") return;
  const refundRows = tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)).all();
  if (givenBack(refundRows) < payment.amountPaise) return;
  tx.update(payments)
    .set({
      reviewOutcome: "refunded",
      reviewClosedAt: now,
      reviewClosedBy: "Payment provider",
      updatedAt: now,
    })
    .where(and(eq(payments.id, payment.id), isNull(payments.reviewClosedAt)))
    .run();
}
