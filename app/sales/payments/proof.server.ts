import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderEvents, paymentOrders, payments } from "~/base/db/schema";

/**
 * Whether a payment of this order is proved: the provider reported that it has the money, or its signature says so. A payment that
 * was only begun proves nothing: the bank may still refuse it.
 */
export function isPaymentProved(orderId: string): boolean {
  return hasMoney(orderId) || hasSignature(orderId);
}

function hasMoney(orderId: string): boolean {
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(
      and(eq(paymentOrders.orderId, orderId), inArray(payments.status, ["authorized", "captured"])),
    )
    .get();
  return found !== undefined;
}

/** A signed payment that failed or was given back since is no proof any more. */
function hasSignature(orderId: string): boolean {
  const ended = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.id, orderEvents.detail), sql`${payments.status} in ('failed', 'refunded')`),
    );
  const found = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, "payment-signed"),
        notExists(ended),
      ),
    )
    .get();
  return found !== undefined;
}
