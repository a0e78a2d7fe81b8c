import { refundReasons } from "~/sales/orders/money/refund-reason";
import { and, eq, isNull } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { paymentOrders, payments, refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { noteGivenBack } from "../advance/advance-money.server";
import type { ProviderPayment, ProviderRefund } from "../provider/provider.server";
import { stepAsTold } from "./refund-steps.server";
import { settlePayment, type Source } from "../settle.server";

export { providerRefund as refundEntity } from "../provider/provider.server";

/**
 * Stores the provider's report of a refund: one of ours, found by its receipt even before the answer to our call arrives, or
 * one made in the provider's dashboard. Idempotent, in any order; unique by the provider's refund id. `payment`: as sent
 * with the refund, or null. "ignored": the payment is not this shop's. "too large": written down, but more than the payment had left, so that
 * the owner is told (`stepTo`). "other amount": it is written down with another one, which stays, and the owner is told (`stepAsTold`).
 */
export async function receiveRefund(
  refund: ProviderRefund,
  payment: ProviderPayment | null,
  source: Source = "webhook",
): Promise<"done" | "too large" | "other amount" | "ignored"> {
  // A refund event may be the first report of its payment.
  if (payment) await settlePayment(payment, source);
  return write((tx) => {
    const row = storedRefund(tx, refund) ?? newRow(tx, refund);
    if (!row) return "ignored";
    const { id: providerRefundId, status, amount: amountPaise } = refund;
    const stored = stepAsTold(tx, row, { status, providerRefundId, amountPaise });
    if (amountPaise !== stored.amountPaise) return "other amount";
    return stored.excessPaise > 0 && stored.status !== "failed" ? "too large" : "done";
  });
}

function storedRefund(tx: Writer, refund: ProviderRefund): RefundRow | null {
  const known = tx.select().from(refunds).where(eq(refunds.providerRefundId, refund.id)).get();
  if (known) return known;
  const receipt = refund.receipt ?? refund.notes.shop_refund;
  if (typeof receipt !== "string") return null;
  const requested = tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.id, receipt),
        eq(refunds.paymentId, refund.payment_id),
        eq(refunds.amountPaise, refund.amount),
        isNull(refunds.providerRefundId),
      ),
    )
    .get();
  return requested ?? null;
}

/** Stores a refund made at the provider; null if its payment is not ours. */
function newRow(tx: Writer, refund: ProviderRefund): RefundRow | null {
  const payment = tx
    .select({ paidOrderId: payments.paidOrderId, askedFor: paymentOrders.orderId })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(eq(payments.id, refund.payment_id))
    .get();
  if (!payment) return null;
  const now = Date.now();
  const [row] = tx
    .insert(refunds)
    .values({
      id: newId(now),
      idempotencyKey: `provider-${refund.id}`,
      providerRefundId: refund.id,
      paymentId: refund.payment_id,
      orderId: payment.paidOrderId ?? payment.askedFor,
      amountPaise: refund.amount,
      reason: refundReasons.atProvider,
      actor: "provider",
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .all();
  if (row) noteGivenBack(tx, row, "shop", now);
  return row ?? null;
}
