import { and, eq, lte } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { refunds } from "~/db/schema";
import { log } from "~/lib/log.server";
import type { RefundRow } from "~/orders/order-money.server";
import {
  endOfWaiting,
  inTime,
  ProviderError,
  type ProviderRefund,
  refundPayment,
  refundsOf,
} from "../provider.server";
import { receiveRefund } from "../refund-events.server";
import { nextTry } from "./refund-pause";
import { refusalWords } from "./refund-words";
import { stepTo } from "./refund-steps.server";

/**
 * Tells the provider about a refund that stands written down, and writes down what it says. Without an answer the row
 * stays `requested` and is sent again later with the same key, which gives the same refund. Does nothing for one that was
 * taken on, or that somebody else is sending. Gives the row as it is then; null when there is none. `evenEarly`: an admin
 * does not want to wait. `until`: how long to wait for the provider, as for `inTime`.
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

/** Takes the turn to send: sets when the next one may, so that two at once are one. */
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
    const taken = made({ ...row, paymentId }).then((refund) => receiveRefund(refund, null));
    await inTime(taken, until);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, code, reason } = error;
    log.warn({ refundId: id, status, code, reason }, "The provider did not take a refund on");
    // 409: it is still busy with the same refund.
    if (error.isPassing || status === 409) return;
    await write((tx) => stepTo(tx, row, { status: "failed", failure: refusalWords(error) }));
  }
}

/**
 * A refund that may have been asked for already is looked for first: the provider forgets keys in time, and must not
 * give the money back twice then.
 */
async function made(row: RefundRow & { paymentId: string }): Promise<ProviderRefund> {
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
    // Not a refusal of the refund: the money may be on its way back already, so nobody may start another one.
    throw new ProviderError(0, error.code, error.reason, error.description);
  }
}
