import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { isOpen, orders, paymentOrders } from "~/db/schema";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";
import { isCartPaid } from "./payable.server";
import { capturePayment, paymentsFor, ProviderError } from "./provider.server";
import { settlePayment } from "./settle.server";

const minute = 60_000;
/** This long after an order was last placed or tried the provider has captured or returned every payment of it. */
const givenUpAfter = 4 * 24 * 60 * minute;
const atOnce = 20;

/**
 * Asks the provider what became of one order's payments and settles each. `atMostEvery` ms: does nothing when it was
 * asked more recently. Gives false when the provider could not be asked.
 */
export async function lookAtPayments(orderId: string, atMostEvery = 0): Promise<boolean> {
  const asked = await claim(orderId, Date.now() - atMostEvery);
  if (!asked) return true;
  try {
    for (const payment of await paymentsFor(asked)) {
      const takesIt = payment.status === "authorized" && !(await isPaidAlready(orderId));
      await settlePayment(takesIt ? await capturePayment(payment) : payment, "reconcile");
    }
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

/** Money for what is paid already is not taken: left alone, the provider gives it back by itself. */
async function isPaidAlready(orderId: string): Promise<boolean> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order !== undefined && isCartPaid(order, db);
}

/**
 * Looks after payments whose shopper never came back (browser closed, power cut, our own restart): now and every minute.
 * Gives a function that stops it.
 */
export function startReconciler(): () => void {
  if (settings.payments === "off") return () => undefined;
  let isUnderWay = false;
  const round = async () => {
    // A provider that does not answer can make a round last longer than the pause between two.
    if (isUnderWay) return;
    isUnderWay = true;
    await reconcile().catch((error: unknown) => log.error({ err: error }));
    isUnderWay = false;
  };
  void round();
  const timer = setInterval(() => void round(), minute);
  return () => clearInterval(timer);
}

/** One round over the open orders that are due; the longer nothing happened to one, the longer between two looks. */
export async function reconcile(now = Date.now()): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(
      and(
        isOpen,
        gt(orders.updatedAt, now - givenUpAfter),
        or(
          isNull(paymentOrders.checkedAt),
          sql`${now} - ${paymentOrders.checkedAt} > min((${now} - ${orders.updatedAt}) / 4, ${60 * minute})`,
        ),
      ),
    )
    .orderBy(asc(paymentOrders.checkedAt))
    .limit(atOnce);
  for (const order of due) await lookAtPayments(order.id);
}

/** Takes the turn to ask: the provider's order id, or null when somebody asked after `since` (UTC ms) or nobody has to. */
async function claim(orderId: string, since: number): Promise<string | null> {
  return write(async (tx) => {
    const [row] = await tx
      .update(paymentOrders)
      .set({ checkedAt: Date.now() })
      .where(
        and(
          eq(paymentOrders.orderId, orderId),
          or(isNull(paymentOrders.checkedAt), lt(paymentOrders.checkedAt, since + 1)),
        ),
      )
      .returning({ id: paymentOrders.id });
    return row?.id ?? null;
  });
}
