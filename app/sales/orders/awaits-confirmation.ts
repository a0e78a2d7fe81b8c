import { isPaidStatus } from "~/base/db/statuses";
import type { Order } from "./order.server";

/** Whether the buyer has yet to confirm it. An order that was paid needs no confirmation. */
export function awaitsConfirmation(
  order: Pick<Order, "needsConfirmation" | "confirmedAt" | "paymentStatus">,
): boolean {
  return (
    order.needsConfirmation && order.confirmedAt === null && !isPaidStatus(order.paymentStatus)
  );
}

/**
 * Whether the buyer is to be called before it is packed: an order on delivery that nobody has confirmed, by a guest, or where the shop
 * asks for a confirmation. The same as the list "To call".
 */
export function isToCall(
  order: Parameters<typeof awaitsConfirmation>[0] &
    Pick<Order, "userId" | "status" | "paymentMethod">,
): boolean {
  const { userId, status, paymentMethod, paymentStatus, confirmedAt, needsConfirmation } = order;
  const isOpen = status === "Not Process" && paymentStatus === "pending" && confirmedAt === null;
  return isOpen && paymentMethod === "on-delivery" && (needsConfirmation || userId === null);
}
