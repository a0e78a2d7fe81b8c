import { write } from "~/db/connection.server";
import type { ReviewReason } from "~/db/statuses";
import { isStale, storedPayment, storePayment } from "./payment-row.server";
import type { ProviderPayment } from "./provider.server";
import { openReview } from "./review/open-review.server";

/**
 * Money that came although no order can be made of it: kept, and marked for a person. One that brought no money is not
 * worth keeping ("not-complete").
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
