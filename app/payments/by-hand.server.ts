import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { write } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { markOrderPaid } from "./mark-order-paid.server";
import { isCartPaid } from "./payable.server";

/** `not-by-hand`: it is paid online, or not placed at all. `paid-otherwise`: another order of the same cart is paid. */
export type NotReceived = "no-order" | "already" | "not-by-hand" | "cancelled" | "paid-otherwise";

/**
 * An admin says that the money of an order that is paid on delivery or by transfer has come: it becomes paid, once.
 * `note`: how it came, without personal data.
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
    // It would tell the buyer that the order is confirmed, and give an invoice for goods that are not sent.
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
