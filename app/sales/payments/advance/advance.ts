import { isPaidStatus } from "~/base/db/statuses";
import type { Order } from "~/sales/orders/order.server";

type Payable = Pick<Order, "advancePaise" | "totalPaise">;

/** What of an order is paid online, in paise: its advance, or all of it. */
export const onlinePaise = ({ advancePaise, totalPaise }: Payable): number =>
  advancePaise ?? totalPaise;

/** What is paid on delivery of an order that waits for its advance, in paise; null: it waits for none. */
export function restOnDelivery(
  order: Payable & Pick<Order, "paymentMethod" | "paymentStatus">,
): number | null {
  const { advancePaise, totalPaise, paymentMethod, paymentStatus } = order;
  const waits = paymentMethod === "online" && !isPaidStatus(paymentStatus);
  return advancePaise !== null && waits ? totalPaise - advancePaise : null;
}
