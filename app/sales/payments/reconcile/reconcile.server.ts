import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { paymentOrders } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import { dueOrders, dueUnmatched } from "./due.server";
import { isLate, holdUnmatchedPayment, reviewOverdue } from "./unmatched-payment.server";
import { isCartPaid } from "../payable.server";
import { capturePayment, inTime, paymentsFor, ProviderError } from "../provider/provider.server";
import { settlePayment } from "../settle.server";
import { isAdvanced } from "~/sales/orders/money/advanced";
import { orderById } from "~/sales/orders/order.server";

/**
 * Fetches one order's payments from the provider and settles each. `atMostEvery` (ms): does nothing if the order was
 * checked more recently. False if the provider did not answer in time.
 */
export async function lookAtPayments(orderId: string, atMostEvery = 0): Promise<boolean> {
  try {
    await inTime(checkOrder(orderId, Date.now() - atMostEvery));
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn(
      { orderId, status: error.status, code: error.code },
      "Could not fetch an order's payments from the provider",
    );
    return false;
  }
}

/** Result of a round: payment orders checked (`asked`), of these refused by the provider, and payments still without an order. */
type Round = { asked: number; refused: number; unmatched: number };

/**
 * Checks the payment orders that are due; the older one is, the less often. `all`: due or not. Throws `ProviderError` as
 * soon as the provider does not answer: the rest would fail as well.
 */
export async function reconcile(now = Date.now(), all = false): Promise<Round> {
  const round = { asked: 0, refused: 0, unmatched: await reviewOverdue(now) };
  for (const id of dueOrders(now, all)) await count(round, () => checkOrder(id, Date.now()));
  for (const id of dueUnmatched(now, all)) {
    await count(round, async () => {
      round.unmatched += await lookAtUnmatched(id, now);
    });
  }
  return round;
}

/** An order that the provider refuses must not block the others. */
async function count(round: Round, check: () => Promise<void>): Promise<void> {
  round.asked += 1;
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isPassing || error.status === 401) throw error;
    log.warn({ status: error.status, code: error.code }, "The provider refused a payment lookup");
    round.refused += 1;
  }
}

async function checkOrder(orderId: string, since: number): Promise<void> {
  const providerOrderId = await claim(orderId, since);
  if (!providerOrderId) return;
  for (const payment of await paymentsFor(providerOrderId)) {
    const needsCapture = payment.status === "authorized" && !isPaidOrCancelled(orderId);
    await settlePayment(needsCapture ? await capturePayment(payment) : payment, "reconcile");
  }
}

/** Paid or cancelled orders need no capture, nor those whose advance has come: the provider returns uncaptured money by itself. */
function isPaidOrCancelled(orderId: string): boolean {
  const order = orderById(orderId);
  if (order === null) return false;
  return isAdvanced(order) || order.status === "cancel" || isCartPaid(order, db);
}

/**
 * Checks a payment order that has no order yet. Returns how many of its payments went to review. Does not capture an
 * authorized payment: there is no order to fulfil.
 */
async function lookAtUnmatched(paymentOrderId: string, now: number): Promise<number> {
  await write((tx) =>
    tx
      .update(paymentOrders)
      .set({ checkedAt: Date.now() })
      .where(eq(paymentOrders.id, paymentOrderId))
      .run(),
  );
  let held = 0;
  for (const payment of await paymentsFor(paymentOrderId)) {
    const settled = await settlePayment(payment, "reconcile");
    if (settled !== "no-order" || !isLate(payment, now)) continue;
    if (await write((tx) => holdUnmatchedPayment(tx, payment))) held += 1;
  }
  return held;
}

/** Claims this order for a status check: the provider's order id; null if checked after `since` (UTC ms), or without one. */
async function claim(orderId: string, since: number): Promise<string | null> {
  return write((tx) => {
    const [row] = tx
      .update(paymentOrders)
      .set({ checkedAt: Date.now() })
      .where(
        and(
          eq(paymentOrders.orderId, orderId),
          or(
            isNull(paymentOrders.checkedAt),
            lt(paymentOrders.checkedAt, since + 1),
            // A check in the future: the clock was set back.
            gt(paymentOrders.checkedAt, Date.now()),
          ),
        ),
      )
      .returning({ id: paymentOrders.id })
      .all();
    return row?.id ?? null;
  });
}
