import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { orders, paymentOrders } from "~/db/schema";
import { log } from "~/lib/log.server";
import { dueOrderless, dueOrders } from "./due.server";
import { isLate, holdUnmatchedPayment, reviewOverdue } from "./unmatched-payment.server";
import { isCartPaid } from "./payable.server";
import { capturePayment, inTime, paymentsFor, ProviderError } from "./provider.server";
import { settlePayment } from "./settle.server";

/**
 * Asks the provider what became of one order's payments and settles each. `atMostEvery` ms: does nothing when it was
 * asked more recently. Gives false when the provider could not be asked, or not in time.
 */
export async function lookAtPayments(orderId: string, atMostEvery = 0): Promise<boolean> {
  try {
    await inTime(look(orderId, Date.now() - atMostEvery));
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn(
      { orderId, status: error.status, code: error.code },
      "The provider could not be asked about an order",
    );
    return false;
  }
}

/** What a round did: how many payment orders were asked about, how many of these the provider would not answer for, how many orders did not come. */
export type Round = { asked: number; refused: number; orderless: number };

/**
 * One round over the payment orders that are due; the longer nothing happened to one, the longer between two looks.
 * `all`: due or not. Throws `ProviderError` as soon as the provider does not answer: the rest would wait in vain too.
 */
export async function reconcile(now = Date.now(), all = false): Promise<Round> {
  const round = { asked: 0, refused: 0, orderless: await reviewOverdue(now) };
  for (const id of dueOrders(now, all)) await count(round, () => look(id, Date.now()));
  for (const id of dueOrderless(now, all)) {
    await count(round, async () => {
      round.orderless += await lookAtOrderless(id, now);
    });
  }
  return round;
}

/** One order that the provider will not answer for must not keep the others waiting. */
async function count(round: Round, ask: () => Promise<void>): Promise<void> {
  round.asked += 1;
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isPassing || error.status === 401) throw error;
    log.warn({ status: error.status, code: error.code }, "The provider refused to be asked");
    round.refused += 1;
  }
}

async function look(orderId: string, since: number): Promise<void> {
  const asked = await claim(orderId, since);
  if (!asked) return;
  for (const payment of await paymentsFor(asked)) {
    const takesIt = payment.status === "authorized" && !needsNoMoney(orderId);
    await settlePayment(takesIt ? await capturePayment(payment) : payment, "reconcile");
  }
}

/** Money for what is paid already, or cancelled, is not taken: left alone, the provider gives it back by itself. */
function needsNoMoney(orderId: string): boolean {
  const order = db.select().from(orders).where(eq(orders.id, orderId)).get();
  return order !== undefined && (order.status === "cancel" || isCartPaid(order, db));
}

/**
 * What became of a payment order that has no order yet. Gives how many payments of it a person has to look at now. An
 * authorized one is not taken: there is nothing to give for it.
 */
async function lookAtOrderless(paymentOrderId: string, now: number): Promise<number> {
  await write((tx) =>
    tx
      .update(paymentOrders)
      .set({ checkedAt: Date.now() })
      .where(eq(paymentOrders.id, paymentOrderId))
      .run(),
  );
  let kept = 0;
  for (const payment of await paymentsFor(paymentOrderId)) {
    const settled = await settlePayment(payment, "reconcile");
    if (settled !== "no-order" || !isLate(payment, now)) continue;
    if (await write((tx) => holdUnmatchedPayment(tx, payment))) kept += 1;
  }
  return kept;
}

/** Takes the turn to ask: the provider's order id, or null when somebody asked after `since` (UTC ms) or nobody has to. */
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
            // Asked in times to come: the clock was set back.
            gt(paymentOrders.checkedAt, Date.now()),
          ),
        ),
      )
      .returning({ id: paymentOrders.id })
      .all();
    return row?.id ?? null;
  });
}
