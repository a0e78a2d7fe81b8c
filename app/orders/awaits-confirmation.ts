import { isPaidStatus } from "~/db/statuses";
import type { Order } from "./order.server";

/** Whether the buyer has yet to confirm it. An order that was paid needs no confirmation. */
export function awaitsConfirmation(
  order: Pick<Order, "needsConfirmation" | "confirmedAt" | "paymentStatus">,
): boolean {
  return (
    order.needsConfirmation && order.confirmedAt === null && !isPaidStatus(order.paymentStatus)
  );
}
