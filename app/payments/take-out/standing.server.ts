import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "~/db/connection.server";
import { invoices, orderLines, orders } from "~/db/schema";
import type { Order } from "~/orders/order.server";
import { limitsOf, refundable } from "../refunds/refundable.server";
import type { Standing } from "./plan";

/** What taking packs out of an order is decided by; null: there is no such order. */
export function standingOf(from: Reader, number: string): (Standing & { order: Order }) | null {
  const order = from.select().from(orders).where(eq(orders.number, number)).get();
  if (!order) return null;
  const lines = from
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
    .all();
  const found = refundable({ orderId: order.id }, from);
  const invoice = from
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")))
    .get();
  return { order, lines, limits: found && limitsOf(found), hasInvoice: invoice !== undefined };
}
