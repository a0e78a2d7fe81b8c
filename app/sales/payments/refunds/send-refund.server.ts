import { and, eq, lte } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import {
  endOfWaiting,
  inTime,
  ProviderError,
  type ProviderRefund,
  refundPayment,
  refundsOf,
} from "../provider/provider.server";
import { receiveRefund } from "./refund-events.server";
import { nextTry } from "./refund-pause";
import { refusalWords } from "./refund-words";
import { stepTo } from "./refund-steps.server";

/**
 * Sends a stored refund to the provider and stores the answer. Without an answer the row stays `requested` and is sent again
 * later with the same idempotency key. Does nothing if the provider accepted it or another process is sending it. Returns
 * the updated row; null if not found. `now`: UTC ms. `evenEarly`: sends it before it is due. `until`: see `inTime`.
 */
export async function sendRefund(
  refundId: string,
  { now = Date.now(), evenEarly = false, until = endOfWaiting() } = {},
): Promise<RefundRow | null> {
  const row = await claim(refundId, evenEarly, now);
  if (row) await send(row, until);
  const after = db.select().from(refunds).where(eq(refunds.id, refundId)).get();
  return after ?? null;
}

/** Claims the refund by setting its next attempt, so that no other process sends it as well. */
async function claim(refundId: string, evenEarly: boolean, now: number): Promise<RefundRow | null> {
  return write((tx) => {
    const isDue = and(
      eq(refunds.id, refundId),
      eq(refunds.status, "requested"),
      evenEarly ? undefined : lte(refunds.nextTryAt, now),
    );
    const row = tx.select().from(refunds).where(isDue).get();
    if (!row) return null;
    const [claimed] = tx
      .update(refunds)
      .set({ tries: row.tries + 1, nextTryAt: nextTry(row, now) })
      .where(eq(refunds.id, refundId))
      .returning()
      .all();
    return claimed ?? null;
  });
}

async function send(row: RefundRow, until: number): Promise<void> {
  const { id, paymentId } = row;
  if (paymentId === null) return;
  try {
    const accepted = findOrMake({ ...row, paymentId }).then((refund) =>
      receiveRefund(refund, null),
    );
    await inTime(accepted, until);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, code, reason } = error;
    log.warn({ refundId: id, status, code, reason }, "The provider did not accept a refund");
    // 409: the provider is still processing the same refund.
    if (error.isPassing || status === 409) return;
    await write((tx) => stepTo(tx, row, { status: "failed", failure: refusalWords(error) }));
  }
}

/**
 * Looks for a refund that an earlier attempt may have made: the provider forgets idempotency keys after a while, and must
 * not refund twice.
 */
async function findOrMake(row: RefundRow & { paymentId: string }): Promise<ProviderRefund> {
  const { id, paymentId, amountPaise, idempotencyKey: key } = row;
  const lost = row.tries > 1 ? await lostRefund(id, paymentId) : undefined;
  return lost ?? refundPayment({ paymentId, amountPaise, key, receipt: id });
}

async function lostRefund(id: string, paymentId: string): Promise<ProviderRefund | undefined> {
  try {
    const all = await refundsOf(paymentId);
    return all.find((one) => one.receipt === id || one.notes.shop_refund === id);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Not a refusal: the refund may exist already, so report "no answer" to block another one.
    throw new ProviderError(0, error.code, error.reason, error.description);
  }
}
