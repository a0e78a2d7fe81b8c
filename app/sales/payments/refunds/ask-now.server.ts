import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { inTime, ProviderError } from "../provider/provider.server";
import { askAfter } from "./ask-refunds.server";
import { sendRefund } from "./send-refund.server";

/**
 * Sends or checks an open refund now, ahead of the job. Returns its row, unchanged if the provider does not answer; null if
 * not found.
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
