import { and, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isInReview, payments } from "~/base/db/schema";
import { inTime, ProviderError } from "../provider/provider.server";
import { askRefunds } from "../refunds/ask-refunds.server";

/**
 * Refreshes a payment in review before a decision: the provider may have refunded it without our knowing. If the provider
 * does not answer by `until` (see `inTime`), the stored state counts.
 */
export async function lookAgain(paymentId: string, until: number): Promise<void> {
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), isInReview))
    .get();
  if (!waiting) return;
  try {
    await inTime(askRefunds(paymentId), until);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
