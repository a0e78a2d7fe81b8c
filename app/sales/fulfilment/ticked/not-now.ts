import type { Member } from "~/people/accounts/member";
import type { OrderStatus } from "~/base/db/statuses";
import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import type { Order } from "~/sales/orders/order.server";
import { mayBePacked, moneyBeforePacking, unpaidAdvice } from "~/sales/orders/may-be-packed";

/**
 * Why an order is left out when several are moved on at once, for who moves them; null: it is not. Alone, on its own page, any order can
 * be moved.
 */
export function notPacked(order: Order, by: Member): string | null {
  return order.status === "Not Process" ? unsettled(order, by) : stands[order.status];
}

/** The same for sending. An order that was sent without a number can be given one. */
export function notSent(order: Order, by: Member): string | null {
  if (order.deliveryWay === "collect") return "its buyer collects it";
  if (order.status === "Shipped")
    return order.trackingNumber ? "sent already, with a number" : unsettled(order, by);
  if (order.status === "deliverd" || order.status === "cancel") return stands[order.status];
  return unsettled(order, by);
}

/** Whether it is still here and its money has to come first. */
export const waitsForMoney = (order: Order): boolean =>
  (order.status === "Not Process" || order.status === "Processing") && !mayBePacked(order);

const stands: Record<OrderStatus, string> = {
  "Not Process": "not packed yet",
  Processing: "packed already",
  Shipped: "sent already",
  deliverd: "delivered already",
  cancel: "cancelled",
};

function unsettled(order: Order, by: Member): string | null {
  if (awaitsConfirmation(order)) return "not confirmed by its buyer";
  const reason = moneyBeforePacking(order);
  return reason && `${reason}; ${unpaidAdvice(by)}`;
}
