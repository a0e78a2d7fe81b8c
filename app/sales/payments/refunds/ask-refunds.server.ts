import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { storePayment } from "../payment-row.server";
import { providerPaymentOf, refundsOf } from "../provider/provider.server";
import { receiveRefund } from "./refund-events.server";
import { nextTry } from "./refund-pause";

/** Fetches all refunds of a payment from the provider and stores each. Throws `ProviderError`. */
export async function askRefunds(paymentId: string): Promise<void> {
  const [payment, found] = await Promise.all([providerPaymentOf(paymentId), refundsOf(paymentId)]);
  for (const refund of found) await receiveRefund(refund, payment, "reconcile");
  // Newer than any event, so it may move the status back: a failed refund returns a payment to `captured`.
  await write((tx) => {
    if (payment.status === "captured" || payment.status === "refunded") storePayment(tx, payment);
  });
}

/** Checks a pending refund; schedules the next check first. `now`: UTC ms. Throws `ProviderError`. */
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
