import { eq, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { orders, paymentOrders, payments } from "~/base/db/schema";

/** The order that a payment pays or was meant for. `payment` false: the shop does not know it, another one on the account may. */
export function orderOfPayment(
  from: Reader,
  paymentId: string,
): { payment: boolean; number: string | null } {
  const found = from
    .select({ number: orders.number })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .leftJoin(
      orders,
      eq(orders.id, sql`coalesce(${payments.paidOrderId}, ${paymentOrders.orderId})`),
    )
    .where(eq(payments.id, paymentId))
    .get();
  return { payment: found !== undefined, number: found?.number ?? null };
}
