import { eq } from "drizzle-orm";
import { db, write, type Writer } from "~/db/connection.server";
import { placeholder, placeholdersOf, prepared, defaultsOf } from "~/db/prepared.server";
import { paymentOrders } from "~/db/schema";
import { log } from "~/lib/log.server";
import type { Order } from "~/orders/order.server";
import {
  createProviderOrder,
  inTime,
  ProviderError,
  type ProviderOrder,
  providerOrdersFor,
} from "./provider.server";

export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** What the provider was asked to collect for an order; null when it was not asked yet. */
export function paymentOrderOf(orderId: string): PaymentOrder | null {
  return paymentOrderFor(db).get({ orderId }) ?? null;
}

const paymentOrderFor = prepared((from) =>
  from
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.orderId, placeholder("orderId")))
    .prepare(),
);

/**
 * Makes sure the provider has an order to collect for ours: at most one, also when two requests ask at once or an answer
 * of the provider was lost. `askedBefore`: an earlier request may have asked already, so look there first.
 * Throws `ProviderError` when the provider cannot be asked now.
 */
export async function ensurePaymentOrder(
  order: Order,
  askedBefore: boolean,
): Promise<PaymentOrder> {
  const known = paymentOrderOf(order.id);
  if (known) return known;
  const answer = asking.get(order.id) ?? ask(order, askedBefore);
  asking.set(order.id, answer);
  try {
    return await answer;
  } finally {
    asking.delete(order.id);
  }
}

/**
 * The same for a route: what became of asking, and the provider's words in the log. "refused": asking again will not help
 * (an amount above its limit, wrong keys); "no-answer": it may.
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

/** Requests under way in this process, by order: a double click waits for the first click's answer. */
const asking = new Map<string, Promise<PaymentOrder>>();

async function ask(order: Order, askedBefore: boolean): Promise<PaymentOrder> {
  const made = (askedBefore && (await lostOrder(order))) || (await createOrAdopt(order));
  return store(order, made);
}

async function createOrAdopt(order: Order): Promise<ProviderOrder> {
  try {
    return await createProviderOrder({
      amountPaise: order.totalPaise,
      receipt: order.number,
      notes: { shop_order: order.number, shop_order_id: order.id },
    });
  } catch (error) {
    // No answer does not mean no order: it may be there under our receipt.
    const adopted =
      error instanceof ProviderError && error.isPassing ? await lostOrder(order) : null;
    if (adopted) return adopted;
    throw error;
  }
}

/** An order that the provider made for us although its answer never reached us. The notes tell a namesake's receipt apart. */
async function lostOrder(order: Order): Promise<ProviderOrder | null> {
  const candidates = await providerOrdersFor(order.number);
  return (
    candidates.find(
      ({ notes, amount, currency }) =>
        notes.shop_order_id === order.id && amount === order.totalPaise && currency === "INR",
    ) ?? null
  );
}

/** Another process may have stored one first; then that one counts. */
async function store(order: Order, made: ProviderOrder): Promise<PaymentOrder> {
  return write((tx) => {
    insertOnce(tx).run({
      ...defaultsOf(paymentOrders),
      id: made.id,
      orderId: order.id,
      amountPaise: made.amount,
      currency: made.currency,
      createdAt: Date.now(),
    });
    const row = paymentOrderFor(tx).get({ orderId: order.id });
    if (!row) throw new Error("The payment order was not stored");
    return row;
  });
}

const insertOnce = prepared((tx: Writer) =>
  tx.insert(paymentOrders).values(placeholdersOf(paymentOrders)).onConflictDoNothing().prepare(),
);
