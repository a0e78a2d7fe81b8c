import { and, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isInReview, payments } from "~/db/schema";
import { inTime, ProviderError } from "../provider.server";
import { askRefunds } from "../refunds/ask-refunds.server";

/**
 * Asks the provider, before a person's decision about a payment in review is carried out, whether its money is still here:
 * it may have gone back meanwhile without a word to us. Without an answer by `until` (as for `inTime`) what we know counts.
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
