import { eq } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { refunds } from "~/db/schema";
import type { RefundRow } from "~/orders/order-money.server";
import { storePayment } from "../payment-row.server";
import { providerPaymentOf, refundsOf } from "../provider.server";
import { receiveRefund } from "../refund-events.server";
import { nextTry } from "./refund-pause";

/** Asks the provider for every refund of a payment and takes each in. Throws `ProviderError`. */
export async function askRefunds(paymentId: string): Promise<void> {
  const [payment, made] = await Promise.all([providerPaymentOf(paymentId), refundsOf(paymentId)]);
  for (const refund of made) await receiveRefund(refund, payment, "reconcile");
  // Asked for just now, so newer than any event: a refund that failed brings a payment back to `captured`.
  await write((tx) => {
    if (payment.status === "captured" || payment.status === "refunded") storePayment(tx, payment);
  });
}

/** The same for a refund that the provider has taken on and not finished; sets when to look next before it asks. */
export async function askAfter(row: RefundRow, now: number): Promise<void> {
  await write((tx) =>
    tx
      .update(refunds)
      .set({ tries: row.tries + 1, nextTryAt: nextTry(row, now) })
      .where(eq(refunds.id, row.id))
      .run(),
  );
  if (row.paymentId) await askRefunds(row.paymentId);
}
