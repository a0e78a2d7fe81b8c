import { and, eq, ne } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { isUnpaidByHand, orders } from "~/base/db/schema";
import { recordEvent } from "~/sales/orders/events.server";
import { ordersPaidBy } from "~/sales/orders/money/money-received.server";
import { orderById } from "~/sales/orders/order.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";

/**
 * Keeps the UPI reference that a buyer typed for an order by transfer: a claim that helps the owner to find the money, no proof.
 * False if no transfer is awaited for it. Typing another one replaces it.
 */
export function claimUtr(orderId: string, utr: string): Promise<boolean> {
  return write((tx) => {
    const order = orderById(orderId, tx);
    if (order?.paymentMethod !== "transfer" || !isAwaitingMoney(order)) return false;
    if (order.claimedUtr === utr) return true;
    tx.update(orders).set({ claimedUtr: utr }).where(eq(orders.id, orderId)).run();
    // Anybody with the order's link can type one number after the other: the history says once that one was typed.
    if (order.claimedUtr === null) recordEvent(tx, orderId, order.userId ?? "guest", "utr-claimed");
    return true;
  });
}

/** The numbers of other orders that wait for money with this reference, as their buyers say, or were paid by it. */
export function otherOrdersWith(utr: string, number: string): string[] {
  const waiting = db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isUnpaidByHand, eq(orders.claimedUtr, utr), ne(orders.number, number)))
    .limit(5)
    .all();
  const paid = ordersPaidBy(utr).filter((each) => each !== number);
  return [...new Set([...paid, ...waiting.map((order) => order.number)])];
}
