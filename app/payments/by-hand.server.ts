import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { write } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { markOrderPaid } from "./mark-order-paid.server";
import { isCartPaid } from "./payable.server";

/** `not-by-hand`: paid online, or not placed. `paid-otherwise`: another order of the same cart is paid. */
export type NotReceived = "no-order" | "already" | "not-by-hand" | "cancelled" | "paid-otherwise";

/**
 * Records that the money for an order on delivery or by transfer arrived, and marks the order paid, once. `note`: how it
 * was paid, without personal data.
 */
export function receiveMoney(
  orderId: string,
  note: string,
  actor: Actor,
): Promise<{ problem?: NotReceived }> {
  return write((tx) => {
    const order = tx.select().from(orders).where(eq(orders.id, orderId)).get();
    if (!order) return { problem: "no-order" };
    if (order.paidAt !== null) return { problem: "already" };
    if (order.paymentMethod === "online" || order.paymentStatus !== "pending")
      return { problem: "not-by-hand" };
    // Marking it paid would confirm a cancelled order and invoice goods that are not sent.
    if (order.status === "cancel") return { problem: "cancelled" };
    if (isCartPaid(order, tx)) return { problem: "paid-otherwise" };

    const by = `by hand${note && `: ${note}`}`;
    markOrderPaid(tx, order, { actor: actor.id, by, paymentId: null });
    recordChange(tx, {
      actor,
      action: "order.money",
      subject: { id: order.id, name: order.number },
      before: { paymentStatus: order.paymentStatus },
      after: { paymentStatus: "paid" },
    });
    return {};
  });
}
