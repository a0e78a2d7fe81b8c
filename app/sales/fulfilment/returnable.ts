import { isPaidStatus } from "~/base/db/statuses";
import type { Order } from "~/sales/orders/order.server";
import { hasLeft } from "./moved";

type Standing = Pick<Order, "status" | "shippedAt" | "deliveredAt">;

/** Why no return can be recorded for this order; null: one can. */
export function noReturn(order: Standing): string | null {
  if (order.status === "cancel")
    return "This order is closed: its goods are in stock again, or its parcel came back as a whole.";
  if (!hasLeft(order))
    return "This order has not left yet. What is not to be sent is taken out of it.";
  return null;
}

/** Whether what was sent back is refunded; of an unpaid order, less is collected. */
export const isRefunded = ({ paymentStatus }: Pick<Order, "paymentStatus">) =>
  isPaidStatus(paymentStatus);
