import { eq } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { placeholder, placeholdersOf, prepared, defaultsOf } from "~/base/db/prepared.server";
import { paymentOrders } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import type { Order } from "~/sales/orders/order.server";
import { onlinePaise } from "./advance/advance";
import {
  createProviderOrder,
  inTime,
  ProviderError,
  type ProviderOrder,
  providerOrdersFor,
} from "./provider/provider.server";

export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** The payment order of an order; null if none was requested yet. */
export function paymentOrderOf(orderId: string, from: Reader = db): PaymentOrder | null {
  return paymentOrderFor(from).get({ orderId }) ?? null;
}

const paymentOrderFor = prepared((from) =>
  from
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.orderId, placeholder("orderId")))
    .prepare(),
);

/**
 * Creates the provider's order for ours unless it exists: one only, even if two requests run at once or an answer is lost.
 * `askedBefore`: an earlier request may have created it, so look there first. Throws `ProviderError`.
 */
async function ensurePaymentOrder(order: Order, askedBefore: boolean): Promise<PaymentOrder> {
  const known = paymentOrderOf(order.id);
  if (known) return known;
  const answer = pending.get(order.id) ?? createOnce(order, askedBefore);
  pending.set(order.id, answer);
  try {
    return await answer;
  } finally {
    pending.delete(order.id);
  }
}

/**
 * The same for routes: logs the provider's error and returns the outcome. "refused": a retry will not help (an
 * amount above its limit, wrong keys); "no-answer": a retry may help.
 */
export async function tryPaymentOrder(
  order: Order,
  askedBefore: boolean,
  requestId: string,
): Promise<"asked" | "refused" | "no-answer"> {
  try {
    await inTime(ensurePaymentOrder(order, askedBefore));
    return "asked";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, code, reason } = error;
    log.error({ requestId, order: order.number, status, code, reason });
    return error.isPassing ? "no-answer" : "refused";
  }
}

/** Pending requests of this process by order id: a double click waits for the first click's answer. */
const pending = new Map<string, Promise<PaymentOrder>>();

async function createOnce(order: Order, askedBefore: boolean): Promise<PaymentOrder> {
  const created = (askedBefore && (await lostOrder(order))) || (await createOrAdopt(order));
  return store(order, created);
}

async function createOrAdopt(order: Order): Promise<ProviderOrder> {
  try {
    return await createProviderOrder({
      amountPaise: onlinePaise(order),
      receipt: order.number,
      notes: { shop_order: order.number, shop_order_id: order.id },
    });
  } catch (error) {
    // Without an answer the order may still exist under our receipt.
    const adopted =
      error instanceof ProviderError && error.isPassing ? await lostOrder(order) : null;
    if (adopted) return adopted;
    throw error;
  }
}

/** Finds the provider's order whose answer was lost. The notes rule out another order with the same receipt. */
async function lostOrder(order: Order): Promise<ProviderOrder | null> {
  const candidates = await providerOrdersFor(order.number);
  return (
    candidates.find(
      ({ notes, amount, currency }) =>
        notes.shop_order_id === order.id && amount === onlinePaise(order) && currency === "INR",
    ) ?? null
  );
}

/**
 * Stores the payment order, unless another process stored one first; returns the stored one. Throws `ProviderError` where the provider
 * contradicts itself: it made the order with another amount, or gave it an id that another order of ours has.
 */
async function store(order: Order, created: ProviderOrder): Promise<PaymentOrder> {
  if (created.amount !== onlinePaise(order) || created.currency !== "INR")
    throw new ProviderError(400, "OTHER_AMOUNT", `${created.amount} ${created.currency}`);
  return write((tx) => {
    insertOnce(tx).run({
      ...defaultsOf(paymentOrders),
      id: created.id,
      orderId: order.id,
      amountPaise: created.amount,
      currency: created.currency,
      createdAt: Date.now(),
    });
    const row = paymentOrderFor(tx).get({ orderId: order.id });
    if (!row) throw new ProviderError(400, "KNOWN_ORDER", created.id);
    return row;
  });
}

const insertOnce = prepared((tx: Writer) =>
  tx.insert(paymentOrders).values(placeholdersOf(paymentOrders)).onConflictDoNothing().prepare(),
);
