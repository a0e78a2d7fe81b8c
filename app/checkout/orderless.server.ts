import { and, eq, isNull } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { paymentOrders, payments } from "~/db/schema";
import { mailReviewNeeded } from "~/orders/order-mails.server";
import type { ProviderPayment } from "./provider.server";

/**
 * Keeps a captured payment that belongs to no order, for a person to look at: one made for an order that was never sent, or
 * one that the shop did not ask for (another system on the same account too: better looked at once too often than money that
 * nobody knows of). False when it is known already or has an order: `settlePayment` is for those.
 */
export async function keepOrderless(
  tx: Writer,
  payment: ProviderPayment,
  now = Date.now(),
): Promise<boolean> {
  const [asked] = await tx
    .select({ id: paymentOrders.id, orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, payment.order_id ?? ""));
  if (asked?.orderId || payment.status !== "captured") return false;

  const facts = {
    status: payment.status,
    amountPaise: payment.amount,
    currency: payment.currency,
    method: payment.method ?? null,
    feePaise: payment.fee ?? null,
    taxPaise: payment.tax ?? null,
    amountRefundedPaise: payment.amount_refunded ?? 0,
    international: payment.international ?? false,
    review: "no order",
    updatedAt: now,
  } as const;
  const kept = await tx
    .insert(payments)
    .values({ id: payment.id, paymentOrderId: asked?.id ?? null, createdAt: now, ...facts })
    .onConflictDoUpdate({
      target: payments.id,
      set: facts,
      // Not one that a person has decided about, nor one that waits for that.
      setWhere: and(isNull(payments.review), isNull(payments.reviewClosedAt)),
    })
    .returning({ id: payments.id });
  if (kept.length === 0) return false;
  const { id, amount: amountPaise } = payment;
  await mailReviewNeeded(tx, { id, amountPaise, reason: "no order", number: null });
  return true;
}
