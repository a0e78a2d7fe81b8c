import { and, eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { linesOfOrder, type Order, orderByNumber } from "~/sales/orders/order.server";
import { limitsOf, refundable } from "../refunds/refundable.server";
import type { Standing } from "./plan";

/** What taking packs out of an order is decided by; null: there is no such order. */
export function removableOf(from: Reader, number: string): (Standing & { order: Order }) | null {
  const order = orderByNumber(number, from);
  if (!order) return null;
  const lines = linesOfOrder(order.id, from);
  const found = refundable({ orderId: order.id }, from);
  const invoice = from
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")))
    .get();
  return { order, lines, limits: found && limitsOf(found), hasInvoice: invoice !== undefined };
}
