import { isPaidStatus } from "~/db/statuses";
import type { Order } from "~/orders/order.server";

type Standing = Pick<Order, "status" | "paymentStatus" | "paymentMethod">;

/** Whether the buyer may cancel this order: it is ours to pack, and nobody has packed it yet. */
export function isCancellable({ status, paymentStatus, paymentMethod }: Standing): boolean {
  const isToPack =
    isPaidStatus(paymentStatus) || (paymentStatus === "pending" && paymentMethod !== "online");
  return status === "Not Process" && isToPack;
}
