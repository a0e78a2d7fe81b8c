import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { refunds } from "~/db/schema";
import type { RefundRow } from "~/orders/order-money.server";
import { inTime, ProviderError } from "../provider.server";
import { askAfter } from "./ask-refunds.server";
import { sendRefund } from "./send-refund.server";

/**
 * Asks the provider about a refund under way without waiting for the job's turn; without an answer it stays as it was.
 * Gives the row as it is then; null when there is none.
 */
export async function askNow(refundId: string): Promise<RefundRow | null> {
  const row = refundBy(refundId);
  if (row?.status === "requested") return sendRefund(refundId, { evenEarly: true });
  if (row?.status !== "pending") return row;
  try {
    await inTime(askAfter(row, Date.now()));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
  return refundBy(refundId);
}

function refundBy(id: string): RefundRow | null {
  const row = db.select().from(refunds).where(eq(refunds.id, id)).get();
  return row ?? null;
}
