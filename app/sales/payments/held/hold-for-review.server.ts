import { write } from "~/base/db/connection.server";
import type { ReviewReason } from "~/base/db/statuses";
import { isStale, storedPayment, storePayment } from "../payment-row.server";
import type { ProviderPayment } from "../provider/provider.server";
import { openReview } from "./open-review.server";

/**
 * Stores a captured payment that cannot become an order, and opens its review. A payment without money is not stored
 * ("not-complete").
 */
export async function holdForReview(
  payment: ProviderPayment,
  reason: ReviewReason,
): Promise<"review" | "not-complete"> {
  if (payment.status !== "captured") return "not-complete";
  await write((tx) => {
    const known = storedPayment(tx, payment.id);
    if (!isStale(known, payment)) storePayment(tx, payment);
    openReview(tx, payment, reason, null);
  });
  return "review";
}
