import { write } from "~/db/connection.server";
import { payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import type { ProviderPayment } from "./provider.server";

/**
 * Money that came although no order can be made of it: kept, and marked for a person. One that brought no money is not
 * worth keeping ("not-complete").
 */
export async function keepForReview(
  payment: ProviderPayment,
  reason: ReviewReason,
): Promise<"review" | "not-complete"> {
  if (payment.status !== "captured") return "not-complete";
  const now = Date.now();
  const facts = {
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? null,
    international: payment.international ?? false,
    review: reason,
    updatedAt: now,
  };
  await write((tx) =>
    tx
      .insert(payments)
      .values({
        id: payment.id,
        paymentOrderId: payment.order_id ?? null,
        createdAt: now,
        ...facts,
      })
      .onConflictDoUpdate({ target: payments.id, set: facts }),
  );
  return "review";
}
