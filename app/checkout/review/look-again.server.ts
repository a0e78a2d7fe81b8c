import { and, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isInReview, payments } from "~/db/schema";
import { ProviderError } from "../provider.server";
import { askRefunds } from "../refunds/ask-refunds.server";

/**
 * Asks the provider, before a person's decision about a payment in review is carried out, whether its money is still here:
 * it may have gone back meanwhile without a word to us. Without an answer what we know counts.
 */
export async function lookAgain(paymentId: string): Promise<void> {
  const [waiting] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), isInReview));
  if (!waiting) return;
  try {
    await askRefunds(paymentId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
